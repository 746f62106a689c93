#if canImport(SwiftUI)
import HealthDomain
import ScreenStores
import SwiftUI

/// The private journal: its entries with a search, the form of an entry, and the plan of the day.
struct JournalScreen: View {
  let store: JournalStore

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.entries) { entry in
          JournalRow(entry: entry, words: store.texts.journal)
            .swipeActions {
              Button("Delete", systemImage: "trash", role: .destructive) {
                store.send(.delete(entry.id))
              }
              Button("Edit", systemImage: "pencil") { store.send(.edit(entry.id)) }
            }
        }
      }
      .searchable(
        text: Binding(showing: { store.searchText }) { store.send(.search($0)) },
        prompt: "Words in your journal"
      )
      .navigationTitle("Journal")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Plan", systemImage: "calendar.badge.checkmark") { store.send(.open(.plan)) }
          Button("Write", systemImage: "square.and.pencil") { store.send(.open(.form)) }
        }
      }
    }
    .sheet(isPresented: isShown(.form)) { JournalFormView(store: store) }
    .sheet(isPresented: isShown(.plan)) { PlanView(store: store) }
    .screen(of: store)
  }

  private func isShown(_ screen: JournalStore.Screen) -> Binding<Bool> {
    Binding(isShown: { store.screen == screen }) { store.send(.open(.entries)) }
  }
}

/// An entry in the list; VoiceOver reads it as one element.
private struct JournalRow: View {
  let entry: HealthJournal.Entry
  let words: HealthJournal.Messages

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(words.time(entry.time)).font(.subheadline).foregroundStyle(.secondary)
      if !entry.text.isEmpty { Text(entry.text).font(.body) }
      ForEach(words.lines(for: entry), id: \.self) { line in
        Text(line).font(.footnote).foregroundStyle(.secondary)
      }
    }
    .accessibilityElement(children: .combine)
  }
}

/// The form of an entry.
private struct JournalFormView: View {
  let store: JournalStore

  var body: some View {
    NavigationStack {
      Form {
        Section("How was it?") {
          TextField("What happened", text: field(\.text), axis: .vertical)
          Picker("Mood", selection: field(\.mood)) {
            Text("Not said").tag(HealthJournal.Entry.Mood?.none)
            ForEach(HealthJournal.Entry.Mood.allCases, id: \.self) { mood in
              Text(store.texts.journal.moods[mood] ?? "").tag(Optional(mood))
            }
          }
        }
        Section("Symptoms") {
          TextField("Symptom", text: field(\.symptom))
          Picker("Severity", selection: field(\.severity)) {
            ForEach(HealthJournal.Entry.Severity.allCases, id: \.self) { severity in
              Text(store.texts.journal.severities[severity] ?? "").tag(severity)
            }
          }
          TextField("Temperature in °F", text: field(\.temperature))
            .foregroundStyle(store.form.isTemperatureValid ? Color.primary : Color.red)
          TextField("Treatment", text: field(\.treatment))
        }
        Section("People") { TextField("Whom you met", text: field(\.person)) }
      }
      .navigationTitle(store.form.edited == nil ? "New Entry" : "Entry")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Discard", role: .destructive) { store.send(.discard) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { store.send(.save) }.disabled(store.form.isEmpty)
        }
      }
    }
    .pauses(store, after: store.form)
  }

  private func field<Value>(
    _ field: WritableKeyPath<JournalForm, Value> & Sendable
  ) -> Binding<Value> { Binding(field, of: { store.form }) { store.send(.fill($0)) } }
}

/// The plan of the day.
private struct PlanView: View {
  let store: JournalStore

  var body: some View {
    NavigationStack {
      List {
        Section("You") {
          day("Ill since", \.onset)
          day("Last exposed", \.exposure)
        }
        Section("Today") { ForEach(store.plan, id: \.self) { Text($0) } }
        if !store.peopleToTell.isEmpty {
          Section("People to Tell") { ForEach(store.peopleToTell, id: \.self) { Text($0) } }
        }
      }
      .navigationTitle("Plan")
    }
  }

  private func day(
    _ title: LocalizedStringKey,
    _ day: WritableKeyPath<IsolationPlan.Situation, CalendarDate?> & Sendable
  ) -> some View {
    DayField(title, day: Binding(day, of: { store.situation }) { store.send(.tell($0)) })
  }
}
#endif
