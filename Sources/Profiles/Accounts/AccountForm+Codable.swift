extension AccountForm {
  /// The name of a field as a key.
  fileprivate struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ field: Field) { stringValue = field.rawValue }

    init?(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}

extension AccountForm.Editable {
  /// Decodes a profile from the texts of its form, by the names of the fields.
  static func decodedProfile(from decoder: any Decoder) throws -> Profile {
    var form = try Self(from: decoder)
    var (profile, problems) = form.checked()
    // Profiles of earlier versions are read: an address to which no button can lead is left out, and a dash
    // stands for a name that nobody can see.
    for problem in problems {
      let text = form[problem.field][...].trimmingBlanks
      if problem.reason == .notWebsite, AccountForm.website(text) != nil {
        form[problem.field] = ""
      } else if problem.reason == .missing,
        text.unicodeScalars.contains(where: { $0.properties.generalCategory != .format })
      {
        form[problem.field] = "–"
      }
    }
    if profile == nil { (profile, problems) = form.checked() }
    guard let profile else {
      let path = decoder.codingPath + problems.prefix(1).map { AccountForm.Key($0.field) }
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: path, debugDescription: "The field of the profile is not valid."))
    }
    return profile
  }

  /// Encodes the texts of the form of a profile.
  static func encode(_ profile: Profile, to encoder: any Encoder) throws {
    try Self(profile).encode(to: encoder)
  }

  /// Decodes the texts that a person has typed, whether they are valid or not.
  ///
  /// - Throws: `DecodingError`, which does not repeat a text.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: AccountForm.Key.self)
    for (field, text) in Self.fields {
      self[keyPath: text] =
        try container.decodeIfPresent(String.self, forKey: AccountForm.Key(field)) ?? ""
    }
  }

  /// Encodes the texts that are not empty, by the names of the fields.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AccountForm.Key.self)
    for (field, text) in Self.fields where !self[keyPath: text].isEmpty {
      try container.encode(self[keyPath: text], forKey: AccountForm.Key(field))
    }
  }
}

/// Encoded as the texts of its form, without those that are empty.
extension AccountForm.Parent.Profile: Codable {
  /// Decodes a profile.
  ///
  /// - Throws: `DecodingError`, which does not repeat a text, also for what the form refuses.
  public init(from decoder: any Decoder) throws {
    self = try AccountForm.Parent.decodedProfile(from: decoder)
  }

  /// Encodes the texts.
  public func encode(to encoder: any Encoder) throws {
    try AccountForm.Parent.encode(self, to: encoder)
  }
}

/// Encoded as the texts of its form, without those that are empty.
extension AccountForm.Provider.Profile: Codable {
  /// Decodes a profile.
  ///
  /// - Throws: `DecodingError`, which does not repeat a text, also for what the form refuses.
  public init(from decoder: any Decoder) throws {
    self = try AccountForm.Provider.decodedProfile(from: decoder)
  }

  /// Encodes the texts.
  public func encode(to encoder: any Encoder) throws {
    try AccountForm.Provider.encode(self, to: encoder)
  }
}

/// Encoded as the texts of its form, without those that are empty.
extension AccountForm.Member.Profile: Codable {
  /// Decodes a profile.
  ///
  /// - Throws: `DecodingError`, which does not repeat a text, also for what the form refuses.
  public init(from decoder: any Decoder) throws {
    self = try AccountForm.Member.decodedProfile(from: decoder)
  }

  /// Encodes the texts.
  public func encode(to encoder: any Encoder) throws {
    try AccountForm.Member.encode(self, to: encoder)
  }
}

/// Encoded as the texts of its form, without those that are empty.
extension AccountForm.Caregiver.Profile: Codable {
  /// Decodes a profile.
  ///
  /// - Throws: `DecodingError`, which does not repeat a text, also for what the form refuses.
  public init(from decoder: any Decoder) throws {
    self = try AccountForm.Caregiver.decodedProfile(from: decoder)
  }

  /// Encodes the texts.
  public func encode(to encoder: any Encoder) throws {
    try AccountForm.Caregiver.encode(self, to: encoder)
  }
}
