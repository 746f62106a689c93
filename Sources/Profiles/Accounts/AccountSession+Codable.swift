import Essentials

/// Encoded as the person, the address, the role, and the profiles; an empty object if nobody is signed in.
extension AccountSession: Codable {
  private enum CodingKeys: String, CodingKey {
    case person, email, role, profiles
  }

  /// Decodes a session.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for a person without an address or with
  ///   the role of nobody.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let person = try container.decodeIfPresent(PersonID.self, forKey: .person) else { return }
    let answer = signIn(
      person, email: try container.decode(EmailAddress.self, forKey: .email),
      as: try container.decode(AccountRole.self, forKey: .role),
      profiles: try container.decodeIfPresent(Profiles.self, forKey: .profiles) ?? Profiles())
    guard answer == .done else {
      throw DecodingError.dataCorruptedError(
        forKey: .role, in: container, debugDescription: "A person cannot have the role.")
    }
  }

  /// Encodes the session with its profiles: encrypt what you store.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    guard let person else { return }
    try container.encode(person, forKey: .person)
    try container.encodeIfPresent(email, forKey: .email)
    try container.encode(role, forKey: .role)
    if profiles != Profiles() { try container.encode(profiles, forKey: .profiles) }
  }
}

/// Encoded by the names of the roles, without profiles that are missing.
extension AccountSession.Profiles: Codable {
  private enum CodingKeys: String, CodingKey {
    case member, parent, provider, caregiver
  }

  /// Decodes profiles.
  ///
  /// - Throws: `DecodingError`, which does not repeat a text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      member: try container.decodeIfPresent(AccountForm.Member.Profile.self, forKey: .member),
      parent: try container.decodeIfPresent(AccountForm.Parent.Profile.self, forKey: .parent),
      provider: try container.decodeIfPresent(AccountForm.Provider.Profile.self, forKey: .provider),
      caregiver: try container.decodeIfPresent(
        AccountForm.Caregiver.Profile.self, forKey: .caregiver))
  }

  /// Encodes the profiles.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(member, forKey: .member)
    try container.encodeIfPresent(parent, forKey: .parent)
    try container.encodeIfPresent(provider, forKey: .provider)
    try container.encodeIfPresent(caregiver, forKey: .caregiver)
  }
}
