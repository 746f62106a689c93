/// Eight numbers in single precision, which a search processes at once.
typealias Lanes = SIMD8<Float>

/// The result of a comparison of eight pairs of numbers.
typealias LaneMask = SIMDMask<SIMD8<Int32>>

/// Returns the greater number of each pair of lanes.
@inline(__always)
func larger(_ a: Lanes, _ b: Lanes) -> Lanes {
  // Each half compiles to one instruction; `pointwiseMax` processes one lane at a time.
  Lanes(
    lowHalf: a.lowHalf.replacing(with: b.lowHalf, where: b.lowHalf .> a.lowHalf),
    highHalf: a.highHalf.replacing(with: b.highHalf, where: b.highHalf .> a.highHalf))
}

/// Returns the smallest of eight numbers.
@inline(__always)
func smallest(_ lanes: Lanes) -> Float {
  // `min()` is not inlined.
  let four = lanes.lowHalf.replacing(with: lanes.highHalf, where: lanes.highHalf .< lanes.lowHalf)
  let two = four.lowHalf.replacing(with: four.highHalf, where: four.highHalf .< four.lowHalf)
  return two.y < two.x ? two.y : two.x
}

/// Returns the lane of the smallest number; the first lane if there are several.
@inline(__always)
func laneOfSmallest(_ lanes: Lanes) -> Int {
  bits(of: lanes .<= smallest(lanes)).trailingZeroBitCount
}

/// Returns the lanes of a mask as the low eight bits of a number.
@inline(__always)
func bits(of mask: LaneMask) -> UInt32 {
  let weights = SIMD8<UInt32>(1, 2, 4, 8, 16, 32, 64, 128)
  let lanes = integers(of: mask) & weights
  let four = lanes.lowHalf | lanes.highHalf
  let two = four.lowHalf | four.highHalf
  return two.x | two.y
}

/// Returns a mask as integers, in which all bits of a lane are set, or none.
@inline(__always)
func integers(of mask: LaneMask) -> SIMD8<UInt32> {
  // Sound: the storage of a mask is eight integers, each 0 or -1. Worth it: the standard library can
  // read only one lane at a time.
  unsafe unsafeBitCast(mask, to: SIMD8<UInt32>.self)
}
