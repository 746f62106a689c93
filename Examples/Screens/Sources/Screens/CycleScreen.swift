#if canImport(SwiftUI)
import Foundation
import HealthDomain
import ScreenStores
import SwiftUI

/// The calendar of a cycle tracker, with what the forecast says and asks.
struct CycleScreen: View {
  let store: CycleStore

  var body: some View {
    NavigationStack {
      List {
        Section {
          if let first = store.headlines.first { Text(first).font(.title2).bold() }
          ForEach(store.headlines.dropFirst(), id: \.self) { line in
            Text(line).foregroundStyle(.secondary)
          }
        } footer: {
          Text(store.texts.cycles.disclaimer)
        }
        ForEach(store.questions, id: \.self) { QuestionRow(store: store, question: $0) }
        Section(store.month.text) { MonthView(store: store) }
        Section("Periods") {
          ForEach(store.periods, id: \.start) { period in
            Text([period.start, period.end].compactMap(\.?.text).joined(separator: " – "))
              .swipeActions {
                Button("Delete", systemImage: "trash", role: .destructive) {
                  store.send(.removePeriod(period.start))
                }
              }
          }
        }
      }
      .navigationTitle("Cycle")
    }
    .sheet(isPresented: Binding(isShown: { store.selectedDay != nil }) { store.send(.select(nil)) })
    {
      DayView(store: store)
    }
    .screen(of: store)
  }
}

/// A question of the forecast.
private struct QuestionRow: View {
  let store: CycleStore
  let question: CycleStore.Question
  @State private var start: CalendarDate?

  var body: some View {
    Section("A Question") {
      Text(question.text)
      if asksForDay { DayField("First day", day: $start) }
      Button("Yes") { store.send(.answer(question.suggestion, true, start: start)) }
        .disabled(asksForDay && start == nil)
      Button("No") { store.send(.answer(question.suggestion, false)) }
    }
  }

  private var asksForDay: Bool {
    switch question.suggestion {
    case .missedPeriod, .nothingLogged, .noPeriodLogged: true
    default: false
    }
  }
}

/// The weeks of a month; a grid does not hold the largest letters, so they have a list.
private struct MonthView: View {
  let store: CycleStore
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(spacing: 4) {
      HStack {
        monthButton("Previous Month", "chevron.left", to: store.month.previous)
        Spacer()
        monthButton("Next Month", "chevron.right", to: store.month.next)
      }
      if typeSize.isAccessibilitySize {
        ForEach(store.weeks.joined().compactMap(\.self)) { DayCell(day: $0, store: store) }
      } else {
        ForEach(store.weeks.indices, id: \.self) { week in
          HStack(spacing: 0) {
            ForEach(store.weeks[week].compactMap(\.self)) { DayCell(day: $0, store: store) }
          }
        }
      }
    }
  }

  private func monthButton(
    _ title: LocalizedStringKey, _ symbol: String, to month: CalendarMonth?
  ) -> some View {
    Button(title, systemImage: symbol) { if let month { store.send(.show(month)) } }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      .disabled(month == nil)
  }
}

/// A day of the calendar: what is logged is filled, and what is likely is tinted.
private struct DayCell: View {
  let day: CycleForecast.Day
  let store: CycleStore

  var body: some View {
    Button {
      store.send(.select(day.date))
    } label: {
      VStack(spacing: 2) {
        Text("\(day.date.day)").monospacedDigit()
        Image(systemName: symbol).font(.footnote)
      }
      .foregroundStyle(CalendarMonth(containing: day.date) == store.month ? .primary : .secondary)
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(
        Color.red.opacity(day.isLoggedPeriod ? 0.5 : day.periodProbability * 0.3),
        in: .rect(cornerRadius: 8))
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(label)
  }

  /// Shapes, so that nothing depends on color alone.
  private var symbol: String {
    if day.isLoggedPeriod { return "drop.fill" }
    if day.periodProbability >= 0.5 { return "drop" }
    if day.fertileProbability >= 0.5 { return "leaf" }
    return day.log == nil ? "circle.dotted" : "pencil"
  }

  private var label: String {
    let percent = FloatingPointFormatStyle<Double>.Percent().precision(.fractionLength(0))
    return [
      day.date.text, day.phase.map { store.texts.cycles.text(for: $0) },
      day.isLoggedPeriod ? nil : "Period: \(day.periodProbability.formatted(percent))",
      "Fertile: \(day.fertileProbability.formatted(percent))",
    ].compactMap(\.self).joined(separator: ", ")
  }
}

/// The log of a day.
private struct DayView: View {
  let store: CycleStore

  var body: some View {
    NavigationStack {
      Form {
        if let day = store.selectedDay {
          Section("Period") {
            Button("Started on This Day") { store.send(.startPeriod(day)) }
            Button("Ended on This Day") { store.send(.endPeriod(day)) }
          }
        }
        Picker("Bleeding", selection: field(\.flow)) {
          Text("None").tag(MenstrualFlow?.none)
          ForEach(MenstrualFlow.allCases, id: \.self) { flow in
            Text(store.texts.cycles.flows[flow] ?? "").tag(Optional(flow))
          }
        }
        Section("Symptoms") {
          ForEach(LoggedSymptom.known, id: \.self) { symptom in
            Toggle(store.texts.doctorSummaries.name(of: symptom), isOn: isLogged(symptom))
          }
        }
        Section("Notes") {
          TextField("Notes", text: field(\.notes), axis: .vertical)
        }
        Button("Delete What Is Logged", role: .destructive) { store.send(.removeLog) }
      }
      .navigationTitle(store.selectedDay?.text ?? "")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { store.send(.select(nil)) } }
      }
    }
    .pauses(store, after: store.draft)
  }

  private func field<Value>(_ field: WritableKeyPath<DayLog, Value> & Sendable) -> Binding<Value> {
    Binding(field, of: { store.draft }) { store.send(.edit($0)) }
  }

  private func isLogged(_ symptom: LoggedSymptom) -> Binding<Bool> {
    Binding(showing: { store.draft.symptoms.contains(symptom) }) { isLogged in
      var draft = store.draft
      draft.symptoms.remove(symptom)
      if isLogged { draft.symptoms.insert(symptom) }
      store.send(.edit(draft))
    }
  }
}
#endif
