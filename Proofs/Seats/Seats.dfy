// The seats of one event: who has them, who holds them or has an offer until a deadline, and who waits.
//
// These are the rules of `EventSeats` and `SeatQueues` with lists, and the proofs that every step keeps
// them. `SeatModel.swift` in the tests has the same functions with the same names, and compares them
// with the engine step by step.
include "Lists.dfy"

// `maximumOvertakings` does not count if `isUnlimited`. With 0 `offerSeconds`, parties that move up are
// seated at once.
datatype Rules = Rules(
  waitlistLimit: nat, maximumOvertakings: nat, isUnlimited: bool, offerSeconds: nat, holdSeconds: nat)

datatype State = State(capacity: nat, seated: seq<Party>, kept: seq<Party>, waiting: seq<Party>)

datatype Answer =
  Registered | Waitlisted | Held | Released | Cancelled | LeftWaitlist | CapacityChanged
  | AlreadyRegistered | AlreadyWaiting | AlreadyHeld | Full | PartyTooLarge | NotRegistered | NotHeld
  | CapacityBelowCommitted

datatype Step = Step(state: State, answer: Answer)

// MARK: Moving up

predicate MayBeOvertaken(r: Rules, passed: nat) { r.isUnlimited || passed < r.maximumOvertakings }

datatype Pass = Pass(moved: seq<Party>, stay: seq<Party>)

// One pass over the waiting list: the head while it fits, and then those behind it that fit, while the
// head may be overtaken.
function Promote(r: Rules, left: nat, waiting: seq<Party>): Pass {
  if |waiting| == 0 then Pass([], [])
  else if waiting[0].size <= left then
    var p := Promote(r, left - waiting[0].size, waiting[1..]);
    Pass([waiting[0]] + p.moved, p.stay)
  else
    var p := Overtake(r, left, waiting[0].passed, waiting[1..]);
    Pass(p.moved, [waiting[0].(passed := waiting[0].passed + |p.moved|)] + p.stay)
}

function Overtake(r: Rules, left: nat, passed: nat, rest: seq<Party>): Pass
  decreases |rest|
{
  if |rest| == 0 || !MayBeOvertaken(r, passed) then Pass([], rest)
  else if rest[0].size <= left then
    var p := Overtake(r, left - rest[0].size, passed + 1, rest[1..]);
    Pass([rest[0]] + p.moved, p.stay)
  else
    var p := Overtake(r, left, passed, rest[1..]);
    Pass(p.moved, [rest[0].(passed := rest[0].passed + |p.moved|)] + p.stay)
}

// A newcomer gets seats although others wait.
function Passed(waiting: seq<Party>): seq<Party> {
  if |waiting| == 0 then []
  else [waiting[0].(passed := waiting[0].passed + 1)] + Passed(waiting[1..])
}

// MARK: Steps

function Free(s: State): int { s.capacity - Sum(s.seated) - Sum(s.kept) }

function Promoted(r: Rules, s: State, time: int): State
  requires Free(s) >= 0
{
  var p := Promote(r, Free(s), s.waiting);
  if r.offerSeconds == 0 then s.(seated := s.seated + p.moved, waiting := p.stay)
  else s.(kept := Offer(s.kept, p.moved, time + r.offerSeconds), waiting := p.stay)
}

function Advance(r: Rules, s: State, time: int): State
  requires Valid(r, s)
{
  RemainingFacts(s.kept, time);
  if |Expired(s.kept, time)| == 0 then s
  else Promoted(r, s.(kept := Remaining(s.kept, time)), time)
}

predicate Admits(r: Rules, s: State, size: nat) {
  size <= Free(s) && (|s.waiting| == 0 || MayBeOvertaken(r, s.waiting[0].passed))
}

predicate IsKnown(s: State, id: nat) { Has(s.seated, id) || Has(s.kept, id) || Has(s.waiting, id) }

function Refusal(s: State, id: nat): Answer {
  if Has(s.seated, id) then AlreadyRegistered
  else if Has(s.waiting, id) then AlreadyWaiting
  else AlreadyHeld
}

function Register(r: Rules, s: State, id: nat, size: nat): Step {
  if IsKnown(s, id) then Step(s, Refusal(s, id))
  else if size > s.capacity then Step(s, PartyTooLarge)
  else if Admits(r, s, size) then
    Step(s.(seated := s.seated + [Party(id, size, 0, false, 0)], waiting := Passed(s.waiting)), Registered)
  else if |s.waiting| < r.waitlistLimit then
    Step(s.(waiting := s.waiting + [Party(id, size, 0, false, 0)]), Waitlisted)
  else Step(s, Full)
}

function Hold(r: Rules, s: State, id: nat, size: nat, time: int): Step {
  if IsKnown(s, id) then Step(s, Refusal(s, id))
  else if size > s.capacity then Step(s, PartyTooLarge)
  else if Admits(r, s, size) then
    var p := Party(id, size, 0, true, time + r.holdSeconds);
    Step(s.(kept := Insert(s.kept, p), waiting := Passed(s.waiting)), Held)
  else Step(s, Full)
}

function Confirm(s: State, id: nat): Step {
  if !Has(s.kept, id) then Step(s, NotHeld)
  else
    Step(s.(kept := Without(s.kept, id), seated := s.seated + [Find(s.kept, id)]), Registered)
}

function Cancel(r: Rules, s: State, id: nat, time: int): Step
  requires Valid(r, s)
{
  WithoutFacts(s.seated, id); WithoutFacts(s.kept, id);
  if Has(s.seated, id) then
    Step(Promoted(r, s.(seated := Without(s.seated, id)), time), Cancelled)
  else if Has(s.kept, id) then Step(Promoted(r, s.(kept := Without(s.kept, id)), time), Released)
  else if Has(s.waiting, id) then
    Step(Promoted(r, s.(waiting := Without(s.waiting, id)), time), LeftWaitlist)
  else Step(s, NotRegistered)
}

function SetCapacity(r: Rules, s: State, capacity: nat, time: int): Step
  requires Valid(r, s)
{
  if capacity < Sum(s.seated) + Sum(s.kept) then Step(s, CapacityBelowCommitted)
  else Step(Promoted(r, s.(capacity := capacity), time), CapacityChanged)
}

// MARK: What holds in every state

function People(s: State): multiset<nat> { Ids(s.seated) + Ids(s.kept) + Ids(s.waiting) }

predicate NobodyTwice(people: multiset<nat>) { forall id :: people[id] <= 1 }

// Nobody was overtaken more than `bound` times, and nobody more often than a party ahead.
predicate Falling(ps: seq<Party>, bound: nat) {
  |ps| == 0 || (ps[0].passed <= bound && Falling(ps[1..], ps[0].passed))
}

predicate NoneFits(left: int, ps: seq<Party>) {
  |ps| == 0 || (ps[0].size > left && NoneFits(left, ps[1..]))
}

// No waiting party could have the free seats now: none fits, or the head does not and may not be overtaken.
predicate Settled(r: Rules, left: int, ps: seq<Party>) {
  NoneFits(left, ps) || (ps[0].size > left && !MayBeOvertaken(r, ps[0].passed))
}

predicate Valid(r: Rules, s: State) {
  && Free(s) >= 0                                                 // Never oversold.
  && NobodyTwice(People(s))
  && (r.isUnlimited || Falling(s.waiting, r.maximumOvertakings))  // Never overtaken too often.
  && Settled(r, Free(s), s.waiting)                               // No seat is kept from those who wait.
  && |s.waiting| <= r.waitlistLimit
}
