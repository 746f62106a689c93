/// The fuzzer's checks of any bytes, by the names of the folders of `Fuzz/Corpus/IngredientAnalysis`.
let checks: [String: @Sendable ([UInt8]) throws -> Void] = [
  "BarcodeTexts": checkBarcodeTexts,
  "IngredientLabels": checkIngredientLabels,
  "MultilingualLabels": checkMultilingualLabels,
  "TaxonomyText": checkTaxonomyText,
]
