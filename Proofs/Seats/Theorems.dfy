// The theorems: each step keeps `Valid`, loses nobody, and serves those who wait in order.
include "Promotion.dfy"

// First come, first served among parties of the same size: those who move up, followed by those who stay,
// are those who waited, in the same order.
lemma FirstComeFirstServed(r: Rules, left: nat, waiting: seq<Party>, size: nat)
  ensures var p := Promote(r, left, waiting);
    OrderOf(size, p.moved) + OrderOf(size, p.stay) == OrderOf(size, waiting)
{
  if |waiting| > 0 {
    if waiting[0].size <= left {
      FirstComeFirstServed(r, left - waiting[0].size, waiting[1..], size);
    } else {
      OvertakeOrder(r, left, waiting[0].passed, waiting[1..], size);
      if waiting[0].size == size {
        TooLargeStays(r, left, waiting[0].passed, waiting[1..], size);
      }
    }
  }
}

// Without overtaking, that holds for all parties together.
lemma StrictOrder(r: Rules, left: nat, waiting: seq<Party>)
  requires !r.isUnlimited && r.maximumOvertakings == 0
  ensures var p := Promote(r, left, waiting); Order(p.moved) + Order(p.stay) == Order(waiting)
{
  if |waiting| > 0 && waiting[0].size <= left {
    StrictOrder(r, left - waiting[0].size, waiting[1..]);
  }
}

// A newcomer gets seats only if it is smaller than everyone who waits.
lemma NewcomersAreSmaller(r: Rules, s: State, size: nat)
  requires Valid(r, s) && Admits(r, s, size)
  ensures NoneFits(size, s.waiting)
{
  FewerFree(s.waiting, size, Free(s));
}

lemma Start(r: Rules, capacity: nat)
  ensures Valid(r, State(capacity, [], [], []))
{}

lemma AdvanceValid(r: Rules, s: State, time: int)
  requires Valid(r, s)
  ensures Valid(r, Advance(r, s, time))
  ensures People(Advance(r, s, time)) + Ids(Expired(s.kept, time)) == People(s)
{
  RemainingFacts(s.kept, time);
  if |Expired(s.kept, time)| > 0 {
    var t := s.(kept := Remaining(s.kept, time));
    assert People(t) + Ids(Expired(s.kept, time)) == People(s);
    Fewer(People(t), People(s));
    PromotedValid(r, t, time);
  }
}

lemma Fewer(some: multiset<nat>, all: multiset<nat>)
  requires some <= all && NobodyTwice(all)
  ensures NobodyTwice(some)
{}

lemma Newcomer(s: State, id: nat)
  requires NobodyTwice(People(s)) && !IsKnown(s, id)
  ensures NobodyTwice(People(s) + multiset{id})
{
  WithoutFacts(s.seated, id); WithoutFacts(s.kept, id); WithoutFacts(s.waiting, id);
}

lemma AdmittedWaiting(r: Rules, s: State, size: nat)
  requires Valid(r, s) && Admits(r, s, size)
  ensures r.isUnlimited || Falling(Passed(s.waiting), r.maximumOvertakings)
  ensures Settled(r, Free(s) - size, Passed(s.waiting))
  ensures Ids(Passed(s.waiting)) == Ids(s.waiting) && |Passed(s.waiting)| == |s.waiting|
{
  PassedFacts(s.waiting, Free(s) - size);
  FewerFree(s.waiting, Free(s) - size, Free(s));
  if |s.waiting| > 0 && !r.isUnlimited {
    Weaken(s.waiting, s.waiting[0].passed, s.waiting[0].passed);
    FallingPassed(s.waiting, s.waiting[0].passed);
    Weaken(Passed(s.waiting), s.waiting[0].passed + 1, r.maximumOvertakings);
  }
}

lemma SeatedValid(r: Rules, s: State, p: Party)
  requires Valid(r, s) && !IsKnown(s, p.id) && Admits(r, s, p.size)
  ensures var t := s.(seated := s.seated + [p], waiting := Passed(s.waiting));
    Valid(r, t) && People(t) == People(s) + multiset{p.id}
{
  Newcomer(s, p.id);
  AdmittedWaiting(r, s, p.size);
  Append(s.seated, [p]);
  Single(p);
  var t := s.(seated := s.seated + [p], waiting := Passed(s.waiting));
  assert People(t) == People(s) + multiset{p.id};
  assert Free(t) == Free(s) - p.size;
}

lemma EnqueuedSettled(r: Rules, s: State, p: Party)
  requires Valid(r, s) && !Admits(r, s, p.size) && p.passed == 0
  ensures Settled(r, Free(s), s.waiting + [p])
{
  if NoneFits(Free(s), s.waiting) && p.size > Free(s) { NoneFitsEnqueued(s.waiting, p, Free(s)); }
}

lemma EnqueuedValid(r: Rules, s: State, p: Party)
  requires Valid(r, s) && !IsKnown(s, p.id) && !Admits(r, s, p.size) && p.passed == 0
  requires |s.waiting| < r.waitlistLimit
  ensures var t := s.(waiting := s.waiting + [p]);
    Valid(r, t) && People(t) == People(s) + multiset{p.id}
{
  Newcomer(s, p.id);
  Append(s.waiting, [p]);
  Single(p);
  EnqueuedSettled(r, s, p);
  if !r.isUnlimited { FallingEnqueued(s.waiting, p, r.maximumOvertakings); }
  var t := s.(waiting := s.waiting + [p]);
  assert People(t) == People(s) + multiset{p.id};
  assert Free(t) == Free(s);
}

lemma RegisterValid(r: Rules, s: State, id: nat, size: nat)
  requires Valid(r, s)
  ensures var t := Register(r, s, id, size);
    && Valid(r, t.state)
    && (t.answer == Registered || t.answer == Waitlisted
        ==> People(t.state) == People(s) + multiset{id})
    && (t.answer != Registered && t.answer != Waitlisted ==> t.state == s)
{
  var p := Party(id, size, 0, false, 0);
  if !IsKnown(s, id) && size <= s.capacity {
    if Admits(r, s, size) { SeatedValid(r, s, p); }
    else if |s.waiting| < r.waitlistLimit { EnqueuedValid(r, s, p); }
  }
}

lemma HeldValid(r: Rules, s: State, p: Party)
  requires Valid(r, s) && !IsKnown(s, p.id) && Admits(r, s, p.size)
  ensures var t := s.(kept := Insert(s.kept, p), waiting := Passed(s.waiting));
    Valid(r, t) && People(t) == People(s) + multiset{p.id}
{
  Newcomer(s, p.id);
  AdmittedWaiting(r, s, p.size);
  InsertFacts(s.kept, p);
  var t := s.(kept := Insert(s.kept, p), waiting := Passed(s.waiting));
  assert People(t) == People(s) + multiset{p.id};
  assert Free(t) == Free(s) - p.size;
}

lemma HoldValid(r: Rules, s: State, id: nat, size: nat, time: int)
  requires Valid(r, s)
  ensures var t := Hold(r, s, id, size, time);
    && Valid(r, t.state)
    && (t.answer == Held ==> People(t.state) == People(s) + multiset{id})
    && (t.answer != Held ==> t.state == s)
{
  if !IsKnown(s, id) && size <= s.capacity && Admits(r, s, size) {
    HeldValid(r, s, Party(id, size, 0, true, time + r.holdSeconds));
  }
}

lemma ConfirmValid(r: Rules, s: State, id: nat)
  requires Valid(r, s)
  ensures Valid(r, Confirm(s, id).state) && People(Confirm(s, id).state) == People(s)
{
  WithoutFacts(s.kept, id);
  if Has(s.kept, id) {
    Append(s.seated, [Find(s.kept, id)]);
    Single(Find(s.kept, id));
    var t := Confirm(s, id).state;
    assert People(t) == People(s);
    assert Free(t) == Free(s);
  }
}

// A record was removed, and then others move up.
lemma RemovedValid(r: Rules, s: State, t: State, id: nat, time: int)
  requires Valid(r, s) && People(t) + multiset{id} == People(s)
  requires Free(t) >= Free(s) && |t.waiting| <= |s.waiting|
  requires r.isUnlimited || Falling(t.waiting, r.maximumOvertakings)
  ensures Valid(r, Promoted(r, t, time))
  ensures People(Promoted(r, t, time)) + multiset{id} == People(s)
{
  Fewer(People(t), People(s));
  PromotedValid(r, t, time);
}

lemma CancelValid(r: Rules, s: State, id: nat, time: int)
  requires Valid(r, s)
  ensures var t := Cancel(r, s, id, time);
    && Valid(r, t.state)
    && (t.answer != NotRegistered ==> People(t.state) + multiset{id} == People(s))
    && (t.answer == NotRegistered ==> t.state == s)
{
  WithoutFacts(s.seated, id); WithoutFacts(s.kept, id); WithoutFacts(s.waiting, id);
  if Has(s.seated, id) {
    var t := s.(seated := Without(s.seated, id));
    assert People(t) + multiset{id} == People(s);
    RemovedValid(r, s, t, id, time);
  } else if Has(s.kept, id) {
    var t := s.(kept := Without(s.kept, id));
    assert People(t) + multiset{id} == People(s);
    RemovedValid(r, s, t, id, time);
  } else if Has(s.waiting, id) {
    if !r.isUnlimited { FallingWithout(s.waiting, id, r.maximumOvertakings); }
    var t := s.(waiting := Without(s.waiting, id));
    assert People(t) + multiset{id} == People(s);
    RemovedValid(r, s, t, id, time);
  }
}

lemma SetCapacityValid(r: Rules, s: State, capacity: nat, time: int)
  requires Valid(r, s)
  ensures var t := SetCapacity(r, s, capacity, time);
    Valid(r, t.state) && People(t.state) == People(s)
{
  if capacity >= Sum(s.seated) + Sum(s.kept) {
    PromotedValid(r, s.(capacity := capacity), time);
  }
}
