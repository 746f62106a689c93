import BenchmarkHarness
import IngredientAnalysis

/// The benchmarks of the module IngredientAnalysis.
var ingredientBenchmarks: [Benchmark] {
  let shared = SimulatedLabels()
  return [
    searchBenchmark(shared), searchBuildBenchmark(shared), foldingBenchmark(shared),
    taxonomyBenchmark, knowledgeBenchmark, analyzerBenchmark(shared), listBenchmark(shared),
    listGrowthBenchmark(shared), reportBenchmark(shared), singleReportBenchmark(shared),
    reportGrowthBenchmark(shared),
  ]
}

/// The number of bytes of most labels here, which is that of a usual label.
private let labelBytes = 350

extension SimulatedLabels {
  /// As many usual labels as a benchmark of them takes.
  fileprivate func labels(_ context: Benchmark.Context) -> [IngredientLabel] {
    labels(500, bytes: labelBytes, seed: context.seed).map {
      IngredientLabel($0)
    }
  }

  /// One label of a number of bytes.
  fileprivate func label(bytes: Int, _ context: Benchmark.Context) -> IngredientLabel {
    IngredientLabel(labels(1, bytes: bytes, seed: context.seed)[0])
  }
}

/// Every phrase in usual labels; the size is the number of phrases.
private func searchBenchmark(_ shared: SimulatedLabels) -> Benchmark {
  Benchmark("ingredients/search/phrases") { context, size in
    let phrases = shared.phrases(size, seed: context.seed)
    let labels = shared.labels(200, bytes: labelBytes, seed: context.seed)
    return Benchmark.Case(
      SearchWorkload(phrases, labels),
      reference: PlainSearchWorkload(phrases, Array(labels.prefix(50))), isAllocationFree: true)
  }
}

/// An index of phrases; the size is their number.
private func searchBuildBenchmark(_ shared: SimulatedLabels) -> Benchmark {
  Benchmark("ingredients/search/build") { context, size in
    let phrases = shared.phrases(size, seed: context.seed)
    let labels = shared.labels(20, bytes: labelBytes, seed: context.seed)
    return Benchmark.Case(
      SearchBuildWorkload(phrases: phrases, labels: labels),
      reference: PlainSearchBuildWorkload(phrases: phrases, labels: labels))
  }
}

/// The folding of a label; the size is the number of its bytes.
private func foldingBenchmark(_ shared: SimulatedLabels) -> Benchmark {
  Benchmark("ingredients/folding/label") { context, size in
    let text = shared.label(bytes: size, context).text
    return Benchmark.Case(
      FoldingWorkload(text: text), reference: PlainFoldingWorkload(text: String(text.prefix(2000))))
  }
}

/// A host's text of substances; the size is the number of its bytes.
private var taxonomyBenchmark: Benchmark {
  Benchmark("ingredients/taxonomy/read") { context, size in
    let text = SimulatedLabels.taxonomy(bytes: size, seed: context.seed)
    return Benchmark.Case(
      TaxonomyWorkload(text: text), reference: PlainTaxonomyWorkload(text: text))
  }
}

/// The tables of the embedded knowledge built from its texts, as for a host that adds substances.
private var knowledgeBenchmark: Benchmark {
  Benchmark("ingredients/knowledge/tables", sizes: .fixed(1)) { _, _ in
    Benchmark.Case(
      KnowledgeWorkload(), reference: PlainKnowledgeWorkload(), isReferenceTimed: false)
  }
}

/// The English names of the embedded knowledge, unpacked for an analyzer.
private func analyzerBenchmark(_ shared: SimulatedLabels) -> Benchmark {
  Benchmark("ingredients/knowledge/analyzer", sizes: .fixed(1)) { context, _ in
    let label = shared.label(bytes: labelBytes, context)
    return Benchmark.Case(
      AnalyzerWorkload(label: label),
      reference: PlainListWorkload(names: shared.identifiers, labels: [label]),
      isReferenceTimed: false)
  }
}

/// The lists of usual labels, each a value of its own.
private func listBenchmark(_ shared: SimulatedLabels) -> Benchmark {
  Benchmark("ingredients/list/labels", sizes: .fixed(labelBytes)) { context, _ in
    let labels = shared.labels(context)
    return Benchmark.Case(
      ListWorkload(analyzer: shared.analyzer, labels: labels),
      reference: PlainListWorkload(names: shared.identifiers, labels: labels))
  }
}

/// The list of one label; the size is the number of its bytes.
private func listGrowthBenchmark(_ shared: SimulatedLabels) -> Benchmark {
  Benchmark("ingredients/list/label") { context, size in
    let labels = [shared.label(bytes: size, context)]
    return Benchmark.Case(
      ListWorkload(analyzer: shared.analyzer, labels: labels),
      reference: PlainListWorkload(names: shared.identifiers, labels: labels))
  }
}

/// Reports on usual labels in the memory of one.
private func reportBenchmark(_ shared: SimulatedLabels) -> Benchmark {
  Benchmark("ingredients/report/labels", sizes: .fixed(labelBytes)) { context, _ in
    let labels = shared.labels(context)
    return Benchmark.Case(
      ReportWorkload(shared.analyzer, labels), reference: PlainReportWorkload(labels: labels),
      isReferenceTimed: false, isAllocationFree: true)
  }
}

/// Reports on usual labels, each a value of its own.
private func singleReportBenchmark(_ shared: SimulatedLabels) -> Benchmark {
  Benchmark("ingredients/report/single", sizes: .fixed(labelBytes)) { context, _ in
    let labels = shared.labels(context)
    return Benchmark.Case(
      SingleReportWorkload(analyzer: shared.analyzer, labels: labels),
      reference: PlainReportWorkload(labels: labels), isReferenceTimed: false)
  }
}

/// The report on one label; the size is the number of its bytes.
private func reportGrowthBenchmark(_ shared: SimulatedLabels) -> Benchmark {
  Benchmark("ingredients/report/label") { context, size in
    let labels = [shared.label(bytes: size, context)]
    return Benchmark.Case(
      ReportWorkload(shared.analyzer, labels), reference: PlainReportWorkload(labels: labels),
      isReferenceTimed: false, isAllocationFree: true)
  }
}
