extension EventDetails {
  /// The fee that a family pays for each child: nothing, or a price.
  ///
  ///     let price = try EventDetails.Fee.Price(minorUnits: 1250, currency: "USD")  // 12.50 dollars
  ///     draft.fee = .price(price)
  ///
  /// The package shows the fee, but does not collect it.
  public enum Fee: Hashable, Sendable {
    /// The event is free.
    case free
    /// The price for each child.
    case price(Price)
  }
}

extension EventDetails.Fee {
  /// An amount of money that is more than zero, in the smallest unit of its currency.
  @frozen
  public struct Price: Hashable, Sendable {
    /// The amount in the smallest unit of the currency, such as cents, in ``amounts``.
    public let minorUnits: Int

    /// The currency.
    public let currency: EventDetails.Fee.Currency

    /// Creates a price.
    ///
    /// - Parameters:
    ///   - minorUnits: The amount in the smallest unit of the currency, in ``amounts``.
    ///   - currency: The code of the currency, as three ASCII letters in uppercase or lowercase.
    /// - Throws: ``EventDetails/Fee/Error``, for the amount before the currency.
    public init(minorUnits: Int, currency: String) throws(EventDetails.Fee.Error) {
      guard Self.amounts.contains(minorUnits) else { throw .amountOutOfRange(minorUnits) }
      guard let currency = EventDetails.Fee.Currency(currency) else { throw .notACurrencyCode }
      (self.minorUnits, self.currency) = (minorUnits, currency)
    }

    /// The valid amounts: 1 to 2³¹ - 1, which is about 21 million dollars.
    public static let amounts: ClosedRange<Int> = 1...Int(Int32.max)
  }

  /// The code of a currency: three uppercase letters, as in ISO 4217.
  ///
  /// Only the form of the code is checked, because the list of currencies changes.
  @frozen
  public struct Currency: Hashable, Sendable {
    // Three ASCII letters, the first in the highest of 24 bits.
    private let letters: UInt32

    /// Creates a currency from three ASCII letters in uppercase or lowercase, or returns `nil` for any
    /// other text.
    public init?(_ code: String) {
      guard code.utf8.count == 3, code.utf8.allSatisfy({ $0.isASCIILetter }) else { return nil }
      letters = code.utf8.reduce(0) { $0 << 8 | UInt32($1 & ~0x20) }
    }

    /// The three uppercase letters.
    public var code: String {
      String(
        decoding: [16, 8, 0].map { UInt8(truncatingIfNeeded: letters >> $0) }, as: UTF8.self)
    }

    /// The number of decimal digits of the smallest unit, such as 2 for cents.
    ///
    /// It is 2, except for the currencies for which ISO 4217 has another number. Currencies without
    /// amounts, such as gold, have 2.
    public var minorUnitDigits: Int {
      if Self.withoutDigits.contains(code) { return 0 }
      if Self.withThreeDigits.contains(code) { return 3 }
      return Self.withFourDigits.contains(code) ? 4 : 2
    }

    // ISO 4217, list one, column "Minor unit".
    private static let withoutDigits: Set = [
      "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND",
      "VUV", "XAF", "XOF", "XPF",
    ]
    private static let withThreeDigits: Set = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]
    private static let withFourDigits: Set = ["CLF", "UYW"]
  }

  /// The reason an amount and a code are not an ``EventDetails/Fee/Price``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The amount is not in ``EventDetails/Fee/Price/amounts``.
    case amountOutOfRange(Int)
    /// The code is not three letters from A to Z.
    case notACurrencyCode

    /// The rule that the value breaks, in one sentence.
    public var description: String {
      switch self {
      case .amountOutOfRange: "The price must be from 1 to 2147483647 of the smallest unit."
      case .notACurrencyCode: "The currency must be three letters."
      }
    }
  }
}

/// The features of an event together with its fee, which never contradict each other.
///
/// A free event is one with the flag ``EventDetails/Flags/freeOfCharge``, as it was before events had
/// prices.
struct FlagsAndFee: Hashable, Sendable {
  private(set) var price: EventDetails.Fee.Price?
  private var storedFlags: EventDetails.Flags

  init(_ flags: EventDetails.Flags) { storedFlags = flags }

  /// The features; with a price, an event is never free.
  var flags: EventDetails.Flags {
    get { storedFlags }
    set { storedFlags = price == nil ? newValue : newValue.subtracting(.freeOfCharge) }
  }

  /// The fee, or `nil` if it is not stated.
  var fee: EventDetails.Fee? {
    get { price.map { .price($0) } ?? (storedFlags.contains(.freeOfCharge) ? .free : nil) }
    set {
      switch newValue {
      case .free?: (price, storedFlags) = (nil, storedFlags.union(.freeOfCharge))
      case .price(let new)?: (price, storedFlags) = (new, storedFlags.subtracting(.freeOfCharge))
      case nil: (price, storedFlags) = (nil, storedFlags.subtracting(.freeOfCharge))
      }
    }
  }
}

/// Encoded as `{"kind": "free"}` or `{"kind": "price", "price": {…}}`.
extension EventDetails.Fee: Codable {
  private typealias CodingKeys = FieldKey

  private enum Kind: String, CodedCase {
    case free
    case price
  }

  /// Decodes a fee.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .free: self = .free
    case .price: self = .price(try container.decode(Price.self, forKey: .price))
    }
  }

  /// Encodes the fee.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .free:
      try container.encode(Kind.free, forKey: .kind)
    case .price(let price):
      try container.encode(Kind.price, forKey: .kind)
      try container.encode(price, forKey: .price)
    }
  }
}

/// Encoded as `{"minorUnits": 1250, "currency": "USD"}`.
extension EventDetails.Fee.Price: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a price.
  ///
  /// - Throws: `DecodingError`, also for values that the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let minorUnits = try container.decode(Int.self, forKey: .minorUnits)
    let currency = try container.decode(String.self, forKey: .currency)
    do throws(EventDetails.Fee.Error) {
      try self.init(minorUnits: minorUnits, currency: currency)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: error.description))
    }
  }

  /// Encodes the price.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(minorUnits, forKey: .minorUnits)
    try container.encode(currency.code, forKey: .currency)
  }
}
