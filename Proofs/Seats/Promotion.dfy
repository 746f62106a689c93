// What one pass over the waiting list does, and what keeps the list settled.
include "Seats.dfy"

lemma Weaken(ps: seq<Party>, low: nat, high: nat)
  requires low <= high && Falling(ps, low)
  ensures Falling(ps, high)
{}

lemma FallingWithout(ps: seq<Party>, id: nat, bound: nat)
  requires Falling(ps, bound)
  ensures Falling(Without(ps, id), bound)
{
  if |ps| > 0 {
    if ps[0].id == id { Weaken(ps[1..], ps[0].passed, bound); }
    else { FallingWithout(ps[1..], id, ps[0].passed); }
  }
}

lemma FallingEnqueued(ps: seq<Party>, p: Party, bound: nat)
  requires Falling(ps, bound) && p.passed == 0
  ensures Falling(ps + [p], bound)
{
  if |ps| > 0 {
    FallingEnqueued(ps[1..], p, ps[0].passed);
    assert (ps + [p])[1..] == ps[1..] + [p];
  }
}

lemma PassedFacts(ps: seq<Party>, left: int)
  ensures Ids(Passed(ps)) == Ids(ps) && |Passed(ps)| == |ps|
  ensures NoneFits(left, Passed(ps)) == NoneFits(left, ps)
{
  if |ps| > 0 { PassedFacts(ps[1..], left); }
}

lemma FallingPassed(ps: seq<Party>, bound: nat)
  requires Falling(ps, bound)
  ensures Falling(Passed(ps), bound + 1)
{
  if |ps| > 0 { FallingPassed(ps[1..], ps[0].passed); }
}

lemma FewerFree(ps: seq<Party>, less: int, more: int)
  requires less <= more && NoneFits(more, ps)
  ensures NoneFits(less, ps)
{}

lemma NoneFitsEnqueued(ps: seq<Party>, p: Party, left: int)
  requires NoneFits(left, ps) && p.size > left
  ensures NoneFits(left, ps + [p])
{
  if |ps| > 0 { NoneFitsEnqueued(ps[1..], p, left); assert (ps + [p])[1..] == ps[1..] + [p]; }
}

lemma OvertakeFacts(r: Rules, left: nat, passed: nat, rest: seq<Party>)
  ensures var p := Overtake(r, left, passed, rest);
    && Sum(p.moved) <= left
    && Ids(p.moved) + Ids(p.stay) == Ids(rest)
    && |p.moved| + |p.stay| == |rest|
    && (!r.isUnlimited && passed <= r.maximumOvertakings
        ==> passed + |p.moved| <= r.maximumOvertakings)
    && (NoneFits(left - Sum(p.moved), p.stay) || !MayBeOvertaken(r, passed + |p.moved|))
  decreases |rest|
{
  if |rest| > 0 && MayBeOvertaken(r, passed) {
    if rest[0].size <= left { OvertakeFacts(r, left - rest[0].size, passed + 1, rest[1..]); }
    else { OvertakeFacts(r, left, passed, rest[1..]); }
  }
}

lemma OvertakeFalling(r: Rules, left: nat, passed: nat, rest: seq<Party>, bound: nat)
  requires Falling(rest, bound)
  ensures var p := Overtake(r, left, passed, rest); Falling(p.stay, bound + |p.moved|)
  decreases |rest|
{
  if |rest| > 0 && MayBeOvertaken(r, passed) {
    if rest[0].size <= left {
      Weaken(rest[1..], rest[0].passed, bound);
      var p := Overtake(r, left - rest[0].size, passed + 1, rest[1..]);
      OvertakeFalling(r, left - rest[0].size, passed + 1, rest[1..], bound);
      Weaken(p.stay, bound + |p.moved|, bound + |p.moved| + 1);
    } else { OvertakeFalling(r, left, passed, rest[1..], rest[0].passed); }
  }
}

// A party that does not fit now does not move up in this pass.
lemma TooLargeStays(r: Rules, left: nat, passed: nat, rest: seq<Party>, size: nat)
  requires size > left
  ensures OrderOf(size, Overtake(r, left, passed, rest).moved) == []
  decreases |rest|
{
  if |rest| > 0 && MayBeOvertaken(r, passed) {
    if rest[0].size <= left { TooLargeStays(r, left - rest[0].size, passed + 1, rest[1..], size); }
    else { TooLargeStays(r, left, passed, rest[1..], size); }
  }
}

lemma OvertakeOrder(r: Rules, left: nat, passed: nat, rest: seq<Party>, size: nat)
  ensures var p := Overtake(r, left, passed, rest);
    OrderOf(size, p.moved) + OrderOf(size, p.stay) == OrderOf(size, rest)
  decreases |rest|
{
  if |rest| > 0 && MayBeOvertaken(r, passed) {
    if rest[0].size <= left { OvertakeOrder(r, left - rest[0].size, passed + 1, rest[1..], size); }
    else {
      OvertakeOrder(r, left, passed, rest[1..], size);
      if rest[0].size == size { TooLargeStays(r, left, passed, rest[1..], size); }
    }
  }
}

lemma PromoteFacts(r: Rules, left: nat, waiting: seq<Party>)
  ensures var p := Promote(r, left, waiting);
    && Sum(p.moved) <= left
    && Ids(p.moved) + Ids(p.stay) == Ids(waiting)
    && |p.moved| + |p.stay| == |waiting|
    && Settled(r, left - Sum(p.moved), p.stay)
{
  if |waiting| > 0 {
    if waiting[0].size <= left { PromoteFacts(r, left - waiting[0].size, waiting[1..]); }
    else { OvertakeFacts(r, left, waiting[0].passed, waiting[1..]); }
  }
}

lemma PromoteFalling(r: Rules, left: nat, waiting: seq<Party>)
  requires !r.isUnlimited && Falling(waiting, r.maximumOvertakings)
  ensures Falling(Promote(r, left, waiting).stay, r.maximumOvertakings)
{
  if |waiting| > 0 {
    if waiting[0].size <= left {
      Weaken(waiting[1..], waiting[0].passed, r.maximumOvertakings);
      PromoteFalling(r, left - waiting[0].size, waiting[1..]);
    } else {
      OvertakeFacts(r, left, waiting[0].passed, waiting[1..]);
      OvertakeFalling(r, left, waiting[0].passed, waiting[1..], waiting[0].passed);
    }
  }
}

lemma Rearranged(
  seated: multiset<nat>, kept: multiset<nat>, moved: multiset<nat>, stay: multiset<nat>)
  ensures seated + moved + kept + stay == seated + kept + (moved + stay)
  ensures seated + (kept + moved) + stay == seated + kept + (moved + stay)
{}

lemma PromotedSeats(r: Rules, s: State, time: int)
  requires Free(s) >= 0
  ensures var p := Promote(r, Free(s), s.waiting); var t := Promoted(r, s, time);
    && Free(t) == Free(s) - Sum(p.moved)
    && People(t) == People(s)
    && t.waiting == p.stay
{
  var p := Promote(r, Free(s), s.waiting);
  PromoteFacts(r, Free(s), s.waiting);
  Rearranged(Ids(s.seated), Ids(s.kept), Ids(p.moved), Ids(p.stay));
  if r.offerSeconds == 0 { Append(s.seated, p.moved); }
  else { OfferFacts(s.kept, p.moved, time + r.offerSeconds); }
}

// What `Promoted` does to a state that is valid but for its waiting list.
lemma PromotedValid(r: Rules, s: State, time: int)
  requires Free(s) >= 0 && NobodyTwice(People(s)) && |s.waiting| <= r.waitlistLimit
  requires r.isUnlimited || Falling(s.waiting, r.maximumOvertakings)
  ensures Valid(r, Promoted(r, s, time))
  ensures People(Promoted(r, s, time)) == People(s)
{
  PromotedSeats(r, s, time);
  PromoteFacts(r, Free(s), s.waiting);
  if !r.isUnlimited { PromoteFalling(r, Free(s), s.waiting); }
}
