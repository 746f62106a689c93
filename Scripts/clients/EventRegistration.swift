import EventRegistration

let desk = RegistrationDesk(seed: 1)
let request = RegistrationRequest(
  .init(high: 2, low: 1), by: .parent(PersonID(high: 1, low: 2)), at: 1_780_000_000)
let child = Child(ChildID(high: 4, low: 1))
let answer = desk.register([child], for: EventID(high: 3, low: 1), request)
if case .refused(let refusal) = answer.outcome {
  print(RegistrationMessages().text(for: refusal))
  //> We could not find this event. Please refresh and try again.
}
