import Foundation

/// The random numbers of Python's `random.Random` seeded with a text, so that simulated women are the
/// same in both languages: the Mersenne Twister MT19937, and its documented derived distributions.
struct PythonRandom {
  private var state = [UInt32](repeating: 0, count: 624)
  private var index = 624
  private var spareNormal: Double?

  /// Seeds with the UTF-8 of a text followed by its hash SHA-512, as one large number.
  init(_ text: String) {
    let bytes = Array(text.utf8) + SHA512(text).bytes
    // The words of the number, the lowest first.
    var key: [UInt32] = []
    for end in stride(from: bytes.count, to: 0, by: -4) {
      key.append(bytes[max(end - 4, 0)..<end].reduce(0) { $0 << 8 | UInt32($1) })
    }
    while key.count > 1, key.last == 0 { key.removeLast() }
    fill(19_650_218)
    var (place, item) = (1, 0)
    for _ in 0..<max(624, key.count) {
      state[place] = mixed(place, 1_664_525) &+ key[item] &+ UInt32(item)
      advance(&place)
      item = item + 1 == key.count ? 0 : item + 1
    }
    for _ in 0..<623 {
      state[place] = mixed(place, 1_566_083_941) &- UInt32(place)
      advance(&place)
    }
    state[0] = 0x8000_0000
  }

  private mutating func fill(_ seed: UInt32) {
    state[0] = seed
    for place in 1..<624 {
      state[place] =
        1_812_433_253 &* (state[place - 1] ^ state[place - 1] >> 30) &+ UInt32(place)
    }
  }

  private func mixed(_ place: Int, _ factor: UInt32) -> UInt32 {
    state[place] ^ (state[place - 1] ^ state[place - 1] >> 30) &* factor
  }

  private mutating func advance(_ place: inout Int) {
    place += 1
    guard place == 624 else { return }
    state[0] = state[623]
    place = 1
  }

  private mutating func nextWord() -> UInt32 {
    if index == 624 {
      for place in 0..<624 {
        let joined = state[place] & 0x8000_0000 | state[(place + 1) % 624] & 0x7fff_ffff
        state[place] =
          state[(place + 397) % 624] ^ joined >> 1 ^ (joined & 1 == 0 ? 0 : 0x9908_b0df)
      }
      index = 0
    }
    var word = state[index]
    index += 1
    word ^= word >> 11
    word ^= word << 7 & 0x9d2c_5680
    word ^= word << 15 & 0xefc6_0000
    return word ^ word >> 18
  }

  /// A number in `0..<1` with 53 bits.
  mutating func random() -> Double {
    let (high, low) = (nextWord() >> 5, nextWord() >> 6)
    return (Double(high) * 67_108_864 + Double(low)) / 9_007_199_254_740_992
  }

  mutating func uniform(_ low: Double, _ high: Double) -> Double { low + (high - low) * random() }

  /// A normal number.
  mutating func gauss(_ mean: Double, _ deviation: Double) -> Double {
    if let spare = spareNormal {
      spareNormal = nil
      return mean + spare * deviation
    }
    let angle = random() * 2 * Double.pi
    let radius = (-2 * log(1 - random())).squareRoot()
    spareNormal = sin(angle) * radius
    return mean + cos(angle) * radius * deviation
  }

  /// A number of a gamma distribution with a shape above 1.
  mutating func gamma(_ shape: Double, _ scale: Double) -> Double {
    let slope = (2 * shape - 1).squareRoot()
    let (offset, factor) = (shape - log(4.0), shape + slope)
    while true {
      let first = random()
      guard first > 1e-7, first < 0.999_999_9 else { continue }
      let second = 1 - random()
      let v = log(first / (1 - first)) / slope
      let x = shape * exp(v)
      let z = first * first * second
      let r = offset + factor * v - x
      if r + 1 + log(4.5) - 4.5 * z >= 0 || r >= log(z) { return x * scale }
    }
  }

  mutating func beta(_ first: Double, _ second: Double) -> Double {
    let y = gamma(first, 1)
    return y / (y + gamma(second, 1))
  }
}

/// The hash SHA-512 (FIPS 180-4).
private struct SHA512 {
  private var words: [UInt64] = Self.start

  /// The 64 bytes of the hash.
  var bytes: [UInt8] {
    words.flatMap { word in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt64($0)) }
    }
  }

  init(_ text: String) {
    var bytes = Array(text.utf8)
    let bitCount = UInt64(bytes.count) * 8
    bytes.append(0x80)
    while bytes.count % 128 != 120 { bytes.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    for start in stride(from: 0, to: bytes.count, by: 128) { mix(bytes[start..<start + 128]) }
  }

  private mutating func mix(_ block: ArraySlice<UInt8>) {
    func turned(_ word: UInt64, _ count: UInt64) -> UInt64 { word >> count | word << (64 - count) }
    var schedule: [UInt64] = stride(from: block.startIndex, to: block.endIndex, by: 8).map {
      start in
      block[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
    }
    for index in 16..<80 {
      let (a, b) = (schedule[index - 15], schedule[index - 2])
      let small = turned(a, 1) ^ turned(a, 8) ^ a >> 7
      let large = turned(b, 19) ^ turned(b, 61) ^ b >> 6
      schedule.append(schedule[index - 16] &+ small &+ schedule[index - 7] &+ large)
    }
    var state = words
    for index in 0..<80 {
      let choice = state[4] & state[5] ^ ~state[4] & state[6]
      let large = turned(state[4], 14) ^ turned(state[4], 18) ^ turned(state[4], 41)
      let first = state[7] &+ large &+ choice &+ Self.constants[index] &+ schedule[index]
      let majority = state[0] & state[1] ^ state[0] & state[2] ^ state[1] & state[2]
      let small = turned(state[0], 28) ^ turned(state[0], 34) ^ turned(state[0], 39)
      state[3] &+= first
      state.removeLast()
      state.insert(first &+ small &+ majority, at: 0)
    }
    for index in words.indices { words[index] &+= state[index] }
  }

  private static let start: [UInt64] = [
    0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1, 0x9b05_688c_2b3e_6c1f, 0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179,
  ]

  /// The first 64 bits of the fractions of the cube roots of the first 80 primes.
  private static let constants: [UInt64] = [
    0x428a_2f98_d728_ae22, 0x7137_4491_23ef_65cd, 0xb5c0_fbcf_ec4d_3b2f, 0xe9b5_dba5_8189_dbbc,
    0x3956_c25b_f348_b538, 0x59f1_11f1_b605_d019, 0x923f_82a4_af19_4f9b, 0xab1c_5ed5_da6d_8118,
    0xd807_aa98_a303_0242, 0x1283_5b01_4570_6fbe, 0x2431_85be_4ee4_b28c, 0x550c_7dc3_d5ff_b4e2,
    0x72be_5d74_f27b_896f, 0x80de_b1fe_3b16_96b1, 0x9bdc_06a7_25c7_1235, 0xc19b_f174_cf69_2694,
    0xe49b_69c1_9ef1_4ad2, 0xefbe_4786_384f_25e3, 0x0fc1_9dc6_8b8c_d5b5, 0x240c_a1cc_77ac_9c65,
    0x2de9_2c6f_592b_0275, 0x4a74_84aa_6ea6_e483, 0x5cb0_a9dc_bd41_fbd4, 0x76f9_88da_8311_53b5,
    0x983e_5152_ee66_dfab, 0xa831_c66d_2db4_3210, 0xb003_27c8_98fb_213f, 0xbf59_7fc7_beef_0ee4,
    0xc6e0_0bf3_3da8_8fc2, 0xd5a7_9147_930a_a725, 0x06ca_6351_e003_826f, 0x1429_2967_0a0e_6e70,
    0x27b7_0a85_46d2_2ffc, 0x2e1b_2138_5c26_c926, 0x4d2c_6dfc_5ac4_2aed, 0x5338_0d13_9d95_b3df,
    0x650a_7354_8baf_63de, 0x766a_0abb_3c77_b2a8, 0x81c2_c92e_47ed_aee6, 0x9272_2c85_1482_353b,
    0xa2bf_e8a1_4cf1_0364, 0xa81a_664b_bc42_3001, 0xc24b_8b70_d0f8_9791, 0xc76c_51a3_0654_be30,
    0xd192_e819_d6ef_5218, 0xd699_0624_5565_a910, 0xf40e_3585_5771_202a, 0x106a_a070_32bb_d1b8,
    0x19a4_c116_b8d2_d0c8, 0x1e37_6c08_5141_ab53, 0x2748_774c_df8e_eb99, 0x34b0_bcb5_e19b_48a8,
    0x391c_0cb3_c5c9_5a63, 0x4ed8_aa4a_e341_8acb, 0x5b9c_ca4f_7763_e373, 0x682e_6ff3_d6b2_b8a3,
    0x748f_82ee_5def_b2fc, 0x78a5_636f_4317_2f60, 0x84c8_7814_a1f0_ab72, 0x8cc7_0208_1a64_39ec,
    0x90be_fffa_2363_1e28, 0xa450_6ceb_de82_bde9, 0xbef9_a3f7_b2c6_7915, 0xc671_78f2_e372_532b,
    0xca27_3ece_ea26_619c, 0xd186_b8c7_21c0_c207, 0xeada_7dd6_cde0_eb1e, 0xf57d_4f7f_ee6e_d178,
    0x06f0_67aa_7217_6fba, 0x0a63_7dc5_a2c8_98a6, 0x113f_9804_bef9_0dae, 0x1b71_0b35_131c_471b,
    0x28db_77f5_2304_7d84, 0x32ca_ab7b_40c7_2493, 0x3c9e_be0a_15c9_bebc, 0x431d_67c4_9c10_0d4c,
    0x4cc5_d4be_cb3e_42b6, 0x597f_299c_fc65_7e2a, 0x5fcb_6fab_3ad6_faec, 0x6c44_198c_4a47_5817,
  ]
}
