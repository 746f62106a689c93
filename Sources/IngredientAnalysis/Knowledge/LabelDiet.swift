/// A way of eating that a report can check, as far as a label tells.
///
/// No status is a certificate: how a thing was made or handled stands on no list of ingredients.
public enum LabelDiet: Hashable, Sendable, CaseIterable {
  /// Nothing of animals.
  case vegan
  /// Nothing of dead animals.
  case vegetarian
  /// By the dietary law of Islam.
  case halal
  /// By the dietary law of Judaism.
  case kosher
  /// Few carbohydrates: sugars and starches only in small amounts.
  case keto
  /// Few fermentable carbohydrates, by the groups of Monash University.
  case lowFodmap
  /// Without gluten.
  case glutenFree
}
