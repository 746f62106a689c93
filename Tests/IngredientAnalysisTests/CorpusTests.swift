import TestSupport
import Testing

/// Runs what the fuzzer checks on the inputs of `Fuzz/Corpus`.
@Suite struct CorpusTests {
  private let corpus = Corpus(of: "IngredientAnalysis")

  @Test(
    arguments: [
      ("BarcodeTexts", checkBarcodeTexts),
      ("IngredientLabels", checkIngredientLabels),
      ("MultilingualLabels", checkMultilingualLabels),
      ("TaxonomyText", checkTaxonomyText),
    ] as [(String, @Sendable ([UInt8]) throws -> Void)])
  func everyInputKeepsItsPromises(name: String, check: @Sendable ([UInt8]) throws -> Void) throws {
    try corpus.expectNoFailure(of: name, check)
  }

  @Test func everyFolderOfTheCorpusIsChecked() throws {
    #expect(
      try corpus.functions() == [
        "BarcodeTexts", "IngredientLabels", "MultilingualLabels", "TaxonomyText",
      ])
  }
}
