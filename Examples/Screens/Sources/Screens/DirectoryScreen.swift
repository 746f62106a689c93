#if canImport(SwiftUI)
import Foundation
import HealthDomain
import ScreenStores
import SwiftUI

/// A directory: its list with a search, the filters, and the screen of a record.
public struct DirectoryScreen: View {
  private let store: DirectoryStore

  /// Creates the screen of a store.
  public init(store: DirectoryStore) { self.store = store }

  /// The content.
  public var body: some View {
    NavigationStack {
      list
        .navigationTitle("Markets")
        .navigationDestination(isPresented: isCardShown) { RecordView(store: store) }
    }
    .sheet(isPresented: areFiltersShown) { FiltersView(store: store) }
    .confirmationDialog("Remove all filters?", isPresented: isConfirmingClear) {
      Button("Remove All", role: .destructive) { store.send(.browse(.confirmClear)) }
      Button("Keep Them", role: .cancel) { store.send(.browse(.declineClear)) }
    }
    .notice(store.notice) {
      store.send(.undo)
    } dismiss: {
      store.send(.dismissNotice)
    }
    .whenActive { store.send($0 ? .resume : .pause) }
  }

  private var list: some View {
    List {
      if let hint = store.searchHint {
        Text("\(hint)").font(.footnote).foregroundStyle(.secondary)
      }
      if let corrected = store.correctedText {
        Text("Showing results for “\(corrected)”").font(.footnote).foregroundStyle(.secondary)
      }
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
      text: Binding(showing: { store.searchText }, sending: { store.send(.search($0)) }),
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

  private var isCardShown: Binding<Bool> {
    Binding(showing: { store.card != nil }, sending: { if !$0 { goBack() } })
  }

  private var areFiltersShown: Binding<Bool> {
    Binding {
      store.filters != nil
    } sending: { isShown in
      guard !isShown else { return }
      store.send(.browse(.back))
      goBack()
    }
  }

  private var isConfirmingClear: Binding<Bool> {
    Binding {
      store.isConfirmingClear
    } sending: { isShown in
      if !isShown { store.send(.browse(.declineClear)) }
    }
  }

  private func goBack() { store.send(.open(.list(store.kind))) }
}

/// A record in the list.
struct HitRow: View {
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
struct FilterBar: View {
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
struct FiltersView: View {
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
struct LocationSection: View {
  let store: DirectoryStore
  let view: LocationFilter.ViewState

  var body: some View {
    Section("City or ZIP") {
      TextField(
        "ZIP code",
        text: Binding(
          showing: { view.zipText }, sending: { store.send(.browse(.enterZIPCode($0))) }))
      if let reason = view.reason {
        Text("\(reason)").font(.footnote).foregroundStyle(.secondary)
      }
      ForEach(store.filters?.cityCounts.keys.sorted() ?? [], id: \.self) { city in
        Toggle(
          city.name,
          isOn: Binding(
            showing: { view.isSelected(city) },
            sending: { store.send(.browse($0 ? .selectCity(city) : .unselectCity(city))) }))
      }
    }
  }
}

/// A button of a filter.
struct FilterRow: View {
  let store: DirectoryStore
  let button: BrowseState.Button

  var body: some View {
    VStack(alignment: .leading) {
      Toggle(
        title,
        isOn: Binding(
          showing: { button.isSelected },
          sending: {
            store.send(.browse($0 ? .select(button.choice) : .unselect(button.choice)))
          })
      )
      .disabled(!button.isAvailable)
      if let reason = button.reason {
        Text("\(reason)").font(.footnote).foregroundStyle(.secondary)
      }
    }
  }

  private var title: String {
    button.count.map { "\(button.title) (\($0))" } ?? button.title
  }
}

/// The screen of a record.
struct RecordView: View {
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
            .disabled(!card.hasPrevious)
          Button("Next", systemImage: "chevron.down") { store.send(.step(.next)) }
            .disabled(!card.hasNext)
        }
      }
    }
  }
}
#endif
