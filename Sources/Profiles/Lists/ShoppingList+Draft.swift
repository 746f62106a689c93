extension ShoppingList {
  /// A row to add.
  public struct Draft: Hashable, Sendable, PrivateValue {
    /// The ID that the row will have.
    public let id: Row.ID
    /// The words that the list shows.
    public let title: String
    /// The quantity, or `nil` to keep that of an existing row; 1 for a new row.
    public let quantity: Double?
    /// The unit, or `nil` to keep that of an existing row.
    public let unit: String?
    /// The aisle, or `nil` to keep that of an existing row.
    public let aisle: String?

    /// Creates a draft of a row.
    ///
    /// - Parameters:
    ///   - title: The words that the list shows: 1 to 200 bytes of UTF-8 without control characters.
    ///   - id: The ID, by default one made from the title.
    ///   - quantity: Greater than 0, at most 1,000,000.
    ///   - unit: At most 40 bytes of UTF-8.
    ///   - aisle: At most 80 bytes of UTF-8.
    /// - Throws: ``ShoppingList/Error``.
    public init(
      _ title: String, id: Row.ID? = nil, quantity: Double? = nil, unit: String? = nil,
      aisle: String? = nil
    ) throws(ShoppingList.Error) {
      guard CleanText.isVisible(title) else { throw .invalidTitle }
      try Change.title(title).check()
      if let quantity { try Change.quantity(quantity).check() }
      if let unit { try Change.unit(unit).check() }
      if let aisle { try Change.aisle(aisle).check() }
      self.id = id ?? Row.ID(name: title)
      guard self.id.isValid else { throw .invalidID }
      self.title = title
      self.quantity = quantity
      self.unit = unit
      self.aisle = aisle
    }
  }

  /// Rows that belong together, such as the basics for a kitchen or for a newborn.
  ///
  ///     let basics = ShoppingList.StarterKit([try .init("Oats"), try .init("Beans", quantity: 3)])
  public struct StarterKit: Hashable, Sendable, PrivateValue {
    /// The rows; of rows with the same ID only the first one.
    public let drafts: [Draft]

    /// Creates a kit.
    ///
    /// - Complexity: O(*n*)
    public init(_ drafts: [Draft]) {
      var ids: Set<Row.ID> = []
      self.drafts = drafts.filter { ids.insert($0.id).inserted }
    }
  }

  /// A change of a row's field.
  @nonexhaustive public enum Change: Hashable, Sendable, PrivateValue {
    /// Changes the title.
    case title(String)
    /// Changes the quantity.
    case quantity(Double)
    /// Changes the unit.
    case unit(String)
    /// Changes the aisle.
    case aisle(String)
    /// Checks or unchecks the row.
    case isDone(Bool)

    func check() throws(ShoppingList.Error) {
      switch self {
      case .title(let title):
        guard Self.isText(title, 200), title.contains(where: { !$0.isWhitespace }) else {
          throw .invalidTitle
        }
      case .quantity(let quantity):
        // A comparison with what is not a number is false.
        guard quantity > 0, quantity <= 1_000_000 else { throw .quantityOutOfRange(quantity) }
      case .unit(let unit): guard Self.isText(unit, 40) else { throw .invalidUnit }
      case .aisle(let aisle): guard Self.isText(aisle, 80) else { throw .invalidAisle }
      case .isDone: break
      }
    }

    static func isUnit(_ text: String) -> Bool { isText(text, 40) }

    private static func isText(_ text: String, _ maximum: Int) -> Bool {
      text.utf8.prefix(maximum + 1).count <= maximum
        && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
  }

  /// The reason a ``ShoppingList`` did not change.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The title is blank or invisible, longer than 200 bytes, or has control characters.
    case invalidTitle
    /// The quantity is not greater than 0 and at most 1,000,000.
    case quantityOutOfRange(Double)
    /// The unit is longer than 40 bytes, or has control characters.
    case invalidUnit
    /// The aisle is longer than 80 bytes, or has control characters.
    case invalidAisle
    /// The app's ID of a row is too long.
    case invalidID
    /// The list does not have the row.
    case noSuchRow
    /// The clock of a device that edited the other copy is ahead by more than a day.
    case clockAhead
    /// The device made more additions than it can number.
    case tooManyEdits

    /// The field and its rule, without the value.
    public var description: String {
      switch self {
      case .invalidTitle: "A row needs a title of at most 200 bytes, without control characters."
      case .quantityOutOfRange: "A quantity must be greater than 0 and at most 1,000,000."
      case .invalidUnit: "A unit has at most 40 bytes and no control characters."
      case .invalidAisle: "An aisle has at most 80 bytes and no control characters."
      case .invalidID: "The ID of a row is too long."
      case .noSuchRow: "The list does not have this row."
      case .clockAhead: "The clock of a device that edited this list is more than a day ahead."
      case .tooManyEdits: "This device made more additions than it can number."
      }
    }
  }
}
