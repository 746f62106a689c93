import TextSearch

/// The numbers beside the choices of one filter.
extension DirectoryIndex {
  /// Returns the number of records that each label of a subject would show.
  ///
  /// Each number is the one of ``DirectoryPage/Choices/labels``. Labels without any record are left out,
  /// unless the query has chosen them.
  ///
  /// - Complexity: as ``page(of:after:limit:countsChoices:)`` without the page, and O(*n* / 64) for each
  ///   label of the subject
  public func labelCounts(
    _ subject: DirectoryRecord.Subject, of query: DirectoryQuery
  ) -> [String: Int] {
    let filtered = filter(query, countsChoices: true)
    let chosen = query.labels[subject]?.labels ?? []
    guard let groups = sets.labels[subject] else { return ChoiceTally(chosen: Array(chosen)).shown }
    let passed = filtered.pass.passed(exceptFor: filtered.labels[subject])
    return groups.tally(in: passed, chosen: chosen).shown
  }

  /// Searches the words of the records.
  func run(_ text: SearchIndex.Query) -> SearchRun {
    SearchRun(text.request(search.synonyms).0, in: search.segments)
  }
}
