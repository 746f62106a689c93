// Lists of parties.

// A party of `size` seats. On the waiting list, `passed` is how often another party got seats first. With
// held or offered seats, `deadline` is their end.
datatype Party = Party(id: nat, size: nat, passed: nat, isHold: bool, deadline: int)

function Sum(ps: seq<Party>): nat { if |ps| == 0 then 0 else ps[0].size + Sum(ps[1..]) }

function Ids(ps: seq<Party>): multiset<nat> {
  if |ps| == 0 then multiset{} else multiset{ps[0].id} + Ids(ps[1..])
}

// The IDs in order; of all parties, and of those of one size.
function Order(ps: seq<Party>): seq<nat> { if |ps| == 0 then [] else [ps[0].id] + Order(ps[1..]) }

function OrderOf(size: nat, ps: seq<Party>): seq<nat> {
  if |ps| == 0 then []
  else if ps[0].size == size then [ps[0].id] + OrderOf(size, ps[1..])
  else OrderOf(size, ps[1..])
}

predicate Has(ps: seq<Party>, id: nat) { |ps| > 0 && (ps[0].id == id || Has(ps[1..], id)) }

function Find(ps: seq<Party>, id: nat): Party
  requires Has(ps, id)
{ if ps[0].id == id then ps[0] else Find(ps[1..], id) }

function Without(ps: seq<Party>, id: nat): seq<Party> {
  if |ps| == 0 then [] else if ps[0].id == id then ps[1..] else [ps[0]] + Without(ps[1..], id)
}

// Behind those with the same deadline.
function Insert(kept: seq<Party>, p: Party): seq<Party> {
  if |kept| == 0 then [p]
  else if kept[0].deadline <= p.deadline then [kept[0]] + Insert(kept[1..], p)
  else [p] + kept
}

function Offer(kept: seq<Party>, moved: seq<Party>, deadline: int): seq<Party>
  decreases |moved|
{
  if |moved| == 0 then kept
  else Offer(Insert(kept, moved[0].(isHold := false, deadline := deadline)), moved[1..], deadline)
}

function Expired(kept: seq<Party>, time: int): seq<Party> {
  if |kept| == 0 then []
  else if kept[0].deadline <= time then [kept[0]] + Expired(kept[1..], time)
  else Expired(kept[1..], time)
}

function Remaining(kept: seq<Party>, time: int): seq<Party> {
  if |kept| == 0 then []
  else if kept[0].deadline <= time then Remaining(kept[1..], time)
  else [kept[0]] + Remaining(kept[1..], time)
}

// MARK: Lemmas about lists

lemma Append(a: seq<Party>, b: seq<Party>)
  ensures Sum(a + b) == Sum(a) + Sum(b)
  ensures Ids(a + b) == Ids(a) + Ids(b)
{
  if |a| == 0 { assert a + b == b; }
  else { Append(a[1..], b); assert (a + b)[1..] == a[1..] + b; }
}

lemma Single(p: Party)
  ensures Sum([p]) == p.size && Ids([p]) == multiset{p.id}
{}

lemma InsertFacts(kept: seq<Party>, p: Party)
  ensures Sum(Insert(kept, p)) == Sum(kept) + p.size
  ensures Ids(Insert(kept, p)) == Ids(kept) + multiset{p.id}
{
  if |kept| > 0 {
    if kept[0].deadline <= p.deadline { InsertFacts(kept[1..], p); }
    else { Append([p], kept); }
  }
}

lemma OfferFacts(kept: seq<Party>, moved: seq<Party>, deadline: int)
  ensures Sum(Offer(kept, moved, deadline)) == Sum(kept) + Sum(moved)
  ensures Ids(Offer(kept, moved, deadline)) == Ids(kept) + Ids(moved)
  decreases |moved|
{
  if |moved| > 0 {
    var p := moved[0].(isHold := false, deadline := deadline);
    InsertFacts(kept, p);
    OfferFacts(Insert(kept, p), moved[1..], deadline);
  }
}

lemma WithoutFacts(ps: seq<Party>, id: nat)
  ensures Sum(Without(ps, id)) <= Sum(ps)
  ensures |Without(ps, id)| <= |ps|
  ensures Has(ps, id) ==> Ids(Without(ps, id)) + multiset{id} == Ids(ps)
  ensures Has(ps, id) ==> Sum(Without(ps, id)) + Find(ps, id).size == Sum(ps) && Find(ps, id).id == id
  ensures Has(ps, id) <==> Ids(ps)[id] > 0
{
  if |ps| > 0 && ps[0].id != id { WithoutFacts(ps[1..], id); }
}

lemma RemainingFacts(kept: seq<Party>, time: int)
  ensures Sum(Remaining(kept, time)) <= Sum(kept)
  ensures Ids(Remaining(kept, time)) + Ids(Expired(kept, time)) == Ids(kept)
{
  if |kept| > 0 {
    RemainingFacts(kept[1..], time);
    Append([kept[0]], Expired(kept[1..], time));
    Append([kept[0]], Remaining(kept[1..], time));
    Single(kept[0]);
  }
}
