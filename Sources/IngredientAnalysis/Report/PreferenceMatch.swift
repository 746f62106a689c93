/// An ingredient that may match what a person avoids or likes.
struct PreferenceMatch {
  var node: Int
  var section: LabelTree.Section
  /// Whether it is exempt from allergen labeling.
  var isExempt: Bool

  /// How surely an ingredient is one that a person avoids or likes.
  enum Answer {
    case no
    /// The name is not specific enough.
    case possible
    /// The usual recipe contains it.
    case probable
    case certain
  }

  /// Returns the cause and its severity if the ingredient matches what a person avoids, or `nil` if
  /// the person accepts it.
  func cause(_ target: PreferenceTable.Target, _ answer: Answer)
    -> (VerdictModel.Cause.Kind, LabelVerdict.Severity)?
  {
    let isInside = section == .ingredients || section == .contains
    func kind(_ kind: VerdictModel.Cause.Kind, by tolerance: LabelPreferences.TraceTolerance)
      -> (VerdictModel.Cause.Kind, LabelVerdict.Severity)?
    {
      switch tolerance {
      case .avoids: (kind, .avoid)
      case .isCautious: (kind, .caution)
      case .accepts: nil
      }
    }
    if target.isAllergen, !isInside { return kind(.traces, by: target.tolerance) }
    switch answer {
    case .no: return nil
    case .possible: return (.possiblyAvoided, .caution)
    case .probable where target.isAllergen:
      return kind(.probableAllergen, by: target.probableTolerance)
    case .probable: return (.possiblyAvoided, .caution)
    case .certain:
      if target.match == .allergen, isExempt, section == .ingredients {
        return (.exemptAllergen, .caution)
      }
      if target.isAllergen { return (.allergen, .avoid) }
      return isInside ? (.avoided, .avoid) : (.possiblyAvoided, .caution)
    }
  }
}
