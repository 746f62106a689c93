#if canImport(SwiftUI)
import HealthDomain
import ScreenStores
import SwiftUI

/// A label, its report, and earlier scans.
struct ScanScreen: View {
  let store: ScanStore

  var body: some View {
    NavigationStack {
      Form {
        Section("Label") {
          TextField("Product", text: field(\.title))
          TextField("Barcode", text: field(\.barcode))
          TextField("Ingredients", text: field(\.text), axis: .vertical)
          Button("Read the Label") { store.send(.read) }.disabled(store.label.text.isEmpty)
        }
        WishesSection(store: store)
        Section("Scans") { ForEach(store.scans, id: \.self) { ScanRow(store: store, entry: $0) } }
      }
      .navigationTitle("Scan")
      .navigationDestination(
        isPresented: Binding(isShown: { store.report != nil }) { store.send(.close) }
      ) { ReportView(store: store) }
    }
    .pauses(store, after: store.label)
    .screen(of: store)
  }

  private func field(
    _ field: WritableKeyPath<ScanStore.LabelDraft, String> & Sendable
  ) -> Binding<String> { Binding(field, of: { store.label }) { store.send(.edit($0)) } }
}

/// An earlier scan.
private struct ScanRow: View {
  let store: ScanStore
  let entry: ScanHistory.Entry

  var body: some View {
    Button {
      store.send(.open(entry))
    } label: {
      HStack {
        if let severity = entry.severity { SeverityMark(severity: severity) }
        Text(entry.title.isEmpty ? "No title" : entry.title).foregroundStyle(.primary)
      }
    }
    .swipeActions {
      Button("Delete", systemImage: "trash", role: .destructive) { store.send(.remove(entry)) }
    }
  }
}

/// The things that the person avoids.
private struct WishesSection: View {
  let store: ScanStore

  private static let allergens: [(allergen: Allergen, title: LocalizedStringKey)] = [
    (.milk, "Milk"), (.eggs, "Eggs"), (.peanuts, "Peanuts"), (.treeNuts, "Tree nuts"),
    (.gluten, "Gluten"), (.soybeans, "Soy"),
  ]

  var body: some View {
    Section("You Avoid") {
      ForEach(Self.allergens.indices, id: \.self) { index in
        let (allergen, title) = Self.allergens[index]
        Toggle(title, isOn: isAvoided(.allergen(allergen)))
      }
    }
  }

  private func isAvoided(_ ingredient: LabelPreferences.AvoidedIngredient) -> Binding<Bool> {
    Binding(showing: { store.preferences.avoided.contains(ingredient) }) { isAvoided in
      var preferences = store.preferences
      preferences.avoided.removeAll { $0 == ingredient }
      if isAvoided { preferences.avoided.append(ingredient) }
      store.send(.prefer(preferences))
    }
  }
}

/// A report in words.
struct ReportView: View {
  let store: ScanStore

  var body: some View {
    List {
      if let report = store.report {
        Section {
          HStack {
            SeverityMark(severity: report.severity)
            Text(report.verdict).font(.title2).bold()
          }
          .accessibilityElement(children: .combine)
          ForEach(report.causes, id: \.self) { Text($0) }
        } footer: {
          Text(store.texts.reports.disclaimer)
        }
        Section(report.rating) { ForEach(report.reasons, id: \.self) { Text($0).font(.footnote) } }
      }
    }
    .navigationTitle(store.label.title.isEmpty ? "Report" : store.label.title)
  }
}

/// A verdict as a shape with a color; the words beside it say the same.
private struct SeverityMark: View {
  let severity: LabelVerdict.Severity

  var body: some View {
    Image(systemName: symbol).foregroundStyle(color).accessibilityHidden(true)
  }

  private var symbol: String {
    switch severity {
    case .fits: "checkmark.circle.fill"
    case .unknown: "questionmark.circle.fill"
    case .caution: "exclamationmark.triangle.fill"
    case .avoid: "xmark.octagon.fill"
    }
  }

  private var color: Color {
    switch severity {
    case .fits: .green
    case .unknown: .secondary
    case .caution: .orange
    case .avoid: .red
    }
  }
}
#endif
