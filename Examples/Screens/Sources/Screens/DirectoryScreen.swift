#if canImport(SwiftUI)
import Foundation
import HealthDomain
import ScreenStores
import SwiftUI

/// A directory: its list with a search, the filters, and the screen of a record.
struct DirectoryScreen: View {
  let store: DirectoryStore

  var body: some View {
    NavigationStack {
      list
        .navigationTitle("Markets")
        .navigationDestination(isPresented: isShown { store.card != nil }) {
          RecordView(store: store)
        }
    }
    .sheet(isPresented: isShown { store.filters != nil }) { FiltersView(store: store) }
    .confirmationDialog(
      "Remove all filters?",
      isPresented: Binding(isShown: { store.isConfirmingClear }) {
        store.send(.browse(.declineClear))
      }
    ) {
      Button("Remove All", role: .destructive) { store.send(.browse(.confirmClear)) }
      Button("Keep Them", role: .cancel) { store.send(.browse(.declineClear)) }
    }
    .screen(of: store, needsFile: false)
  }

  private var list: some View {
    List {
      if let hint = store.searchHint { Footnote("\(hint)") }
      if let corrected = store.correctedText { Footnote("Showing results for “\(corrected)”") }
      if let bar = store.bar { FilterBar(bar: bar) { store.send(.browse(.tapBar)) } }
      ForEach(store.hits) { hit in
        Button {
          store.send(.open(.record(hit.id)))
        } label: {
          HitRow(hit: hit)
        }
        .onAppear { if hit.id == store.hits.last?.id { store.send(.showMore) } }
      }
      if store.hits.isEmpty {
        ContentUnavailableView(
          "Nothing Found", systemImage: "magnifyingglass",
          description: Text("Try other words, or remove a filter."))
      }
    }
    .searchable(
      text: Binding(showing: { store.searchText }) { store.send(.search($0)) },
      prompt: "Name, city, or what you need"
    )
    .refreshable { store.send(.browse(.refresh)) }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Filters", systemImage: "line.3.horizontal.decrease.circle") {
          store.send(.open(.filters(store.kind)))
        }
      }
    }
  }

  /// Closing a screen leads back to the list; the draft of the filters is begun anew when they open.
  private func isShown(_ condition: @escaping @MainActor () -> Bool) -> Binding<Bool> {
    Binding(isShown: condition) { store.send(.open(.list(store.kind))) }
  }
}

/// A remark in small letters.
private struct Footnote: View {
  let text: String

  init(_ text: String) { self.text = text }

  var body: some View { Text(text).font(.footnote).foregroundStyle(.secondary) }
}

/// A record in the list.
private struct HitRow: View {
  let hit: DirectoryPage.Hit

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(hit.record.title).font(.headline).foregroundStyle(.primary)
      HStack {
        if let city = hit.record.city { Text(city.name) }
        if let miles = hit.distance?.miles {
          Text("\(miles.formatted(.number.precision(.fractionLength(1)))) mi").monospacedDigit()
        }
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

/// The bar that tells which filters are on.
private struct FilterBar: View {
  let bar: BrowseState.Bar
  let tap: @MainActor () -> Void

  var body: some View {
    Button(action: tap) {
      HStack {
        Label("\(bar.count) of \(bar.total)", systemImage: "line.3.horizontal.decrease")
        Text(bar.filters.flatMap(\.values).joined(separator: ", ")).foregroundStyle(.secondary)
      }
      .font(.subheadline)
    }
    .accessibilityHint("Removes all filters")
  }
}

/// The filters, each with the number of records that it would show.
private struct FiltersView: View {
  let store: DirectoryStore

  var body: some View {
    NavigationStack {
      Form {
        if let filters = store.filters {
          if let location = filters.location { LocationSection(store: store, view: location) }
          ForEach(filters.sections) { section in
            Section(section.title) {
              ForEach(section.buttons, id: \.choice) { FilterRow(store: store, button: $0) }
            }
          }
        }
      }
      .navigationTitle("Filters")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Show \(store.filters?.draftCount ?? 0)") { store.send(.browse(.apply)) }
            .disabled(store.filters?.draftCount == nil)
        }
      }
    }
  }
}

/// The cities, or a ZIP code.
private struct LocationSection: View {
  let store: DirectoryStore
  let view: LocationFilter.ViewState

  var body: some View {
    Section("City or ZIP") {
      TextField(
        "ZIP code",
        text: Binding(showing: { view.zipText }) { store.send(.browse(.enterZIPCode($0))) })
      if let reason = view.reason { Footnote("\(reason)") }
      ForEach(store.filters?.cityCounts.keys.sorted() ?? [], id: \.self) { city in
        Toggle(
          city.name,
          isOn: Binding(showing: { view.isSelected(city) }) {
            store.send(.browse($0 ? .selectCity(city) : .unselectCity(city)))
          })
      }
    }
  }
}

/// A button of a filter, with the number of records that it would show.
private struct FilterRow: View {
  let store: DirectoryStore
  let button: BrowseState.Button

  var body: some View {
    Toggle(
      button.count.map { "\(button.title) (\($0))" } ?? button.title,
      isOn: Binding(showing: { button.isSelected }) {
        store.send(.browse($0 ? .select(button.choice) : .unselect(button.choice)))
      }
    )
    .disabled(!button.isAvailable)
    if let reason = button.reason { Footnote("\(reason)") }
  }
}

/// The screen of a record.
private struct RecordView: View {
  let store: DirectoryStore

  var body: some View {
    List {
      if let card = store.card {
        ForEach(card.sections, id: \.self) { section in
          Section(section.title) { ForEach(section.lines, id: \.self) { Text($0) } }
        }
      }
    }
    .navigationTitle(store.card?.record.title ?? "")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        if let card = store.card {
          Button(
            card.isFavorite ? "Remove from Favorites" : "Add to Favorites",
            systemImage: card.isFavorite ? "star.fill" : "star"
          ) { store.send(.toggleFavorite(card.record.id)) }
          if let link = card.link { ShareLink(item: link) }
          Button("Previous", systemImage: "chevron.up") { store.send(.step(.previous)) }
            .disabled(!(card.walk?.hasPrevious ?? false))
          Button("Next", systemImage: "chevron.down") { store.send(.step(.next)) }
            .disabled(!(card.walk?.hasNext ?? false))
        }
      }
    }
  }
}
#endif
