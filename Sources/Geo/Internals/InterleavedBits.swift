extension Coordinate {
  /// The position on a curve through all places that mostly goes from neighbor to neighbor: 32 bits
  /// of longitude and 32 of latitude, interleaved, longitude first.
  ///
  /// Its leading bits are those of the geohash.
  var interleavedBits: UInt64 {
    Self.spread(Self.fraction(longitude, of: 360)) << 1
      | Self.spread(Self.fraction(latitude, of: 180))
  }

  /// Where an angle lies in the interval of a given width around 0, in 2⁻³² of it.
  private static func fraction(_ degrees: Double, of width: Double) -> UInt32 {
    // The upper end of the interval belongs to its last cell.
    UInt32(min((degrees / width + 0.5) * 4_294_967_296, 4_294_967_295))
  }

  /// The bits of a number, each followed by a zero.
  private static func spread(_ bits: UInt32) -> UInt64 {
    var x = UInt64(bits)
    x = (x | x << 16) & 0x0000_FFFF_0000_FFFF
    x = (x | x << 8) & 0x00FF_00FF_00FF_00FF
    x = (x | x << 4) & 0x0F0F_0F0F_0F0F_0F0F
    x = (x | x << 2) & 0x3333_3333_3333_3333
    x = (x | x << 1) & 0x5555_5555_5555_5555
    return x
  }
}
