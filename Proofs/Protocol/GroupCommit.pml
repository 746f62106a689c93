/*
 * Registration for one event by several servers that share a store.
 *
 * The servers are instances of `RegistrationService`: each has the event in memory, decides requests
 * on top of the batch that it is storing, and answers after the batch is stored. The process `Loop` is
 * the loop of `StoredFact.retry`: load, decide, append, answer. Each step here is what runs there
 * without waiting: a call of `GroupCommit.take`, `nextBatch`, `settle`, or `loaded`, or one
 * transaction of the store.
 *
 * A request registers one child for one seat. The last request cancels the seat of request 0, so that
 * a full event can get a free seat again. Clients send each request as often as they like, to any
 * server. Servers crash at any time, any number of found. Any append can have an unknown outcome, and
 * can reach the store long after its server has given up or crashed.
 *
 * Each macro whose name begins with WRONG_ is a mistake that the search must find.
 */
#ifndef SERVERS
#define SERVERS 2
#endif
#ifndef LOOPS
#define LOOPS 0
#endif
#ifndef REQUESTS
#define REQUESTS 3
#endif
#ifndef SEATS
#define SEATS 1
#endif

#ifdef NO_CANCELLATION
#define CANCEL REQUESTS
#else
#define CANCEL (REQUESTS - 1)
#endif
/* A log has at most one fact of each request. One more shows that a request was performed twice. */
#ifdef WRONG_FORGETS_REQUESTS
#define LIMIT (3 * REQUESTS + 1)
#else
#define LIMIT (REQUESTS + 1)
#endif
#define BIT(r) (1 << (r))

/* What is being stored: nothing; a batch that is on its way; one that was stored. */
#define IDLE 0
#define SENT 1
#define STORED 2

/* The facts of the event in order; each is the request that caused it. */
typedef Log { byte count; byte fact[LIMIT] };

typedef Server {
  bool isLoaded;
  /* What is stored as far as the server knows, then the batch in flight, then the draft. */
  Log memory;
  /* The version that the batch in flight expects, and the one that the draft expects. */
  byte from; byte to;
  byte flight;
  /* Sets of requests: in flight, in the draft, and refused in each. */
  byte works; byte drafted; byte refused; byte draftRefused
};

Log store;
Server server[SERVERS];

/* An append that its server no longer waits for. */
bool isLate; byte lateVersion; Log late;

/* What the client of one request sees, whichever it is: that the request was sent, that it was
   confirmed, and that a refusal was right at some moment after it was sent. */
byte watched;
bool isSent, isConfirmed, isRefusable;

/* Variables of single steps. */
hidden byte i, j, k, taken, found, isSeated, isPossible;

/* Counts the seats that a log gives away and the facts of a request in it, and decides it. */
inline look(log, r) {
  i = 0; taken = 0; found = 0; isSeated = false;
  do
  :: i < log.count ->
    if
    :: log.fact[i] == CANCEL -> taken--; isSeated = false
    :: else -> taken++; isSeated = isSeated || log.fact[i] == 0
    fi;
    found = found + (log.fact[i] == r);
    i++
  :: else -> break
  od;
  isPossible = (r == CANCEL -> isSeated : taken < SEATS)
}

/* Checks what is stored after a change, and notes whether a refusal is right now. */
inline check() {
  j = 0;
  do
  :: j < REQUESTS ->
    look(store, j);
    assert(taken <= SEATS);                             /* No seat is double-booked. */
    assert(found <= 1);                                 /* A request is performed once. */
    j++
  :: else -> break
  od;
  look(store, watched);
  assert(!isConfirmed || found == 1);                   /* What was confirmed is stored. */
  isRefusable = isRefusable || (isSent && found == 0 && !isPossible)
}

/* The client sends a request. */
inline send(r) {
  if
  :: r == watched -> isSent = true; check()
  :: else
  fi
}

/* An answer reaches the client. */
inline answer(r, isRefusal) {
  if
  :: r == watched && isRefusal -> assert(isRefusable)   /* A refusal was right at some moment. */
  :: r == watched && !isRefusal -> isConfirmed = true; check()
  :: else
  fi
}

inline clear(log) {
  i = 0;
  do :: i < LIMIT -> log.fact[i] = 0; i++ :: else -> break od;
  log.count = 0
}

/* Appends facts to the log of the store, after its version was compared. */
inline store_facts(log, first, end) {
  k = first;
  do
  :: k < end && store.count < LIMIT ->
    store.fact[store.count] = log.fact[k]; store.count++; k++;
    check()
  :: else -> break
  od
}

/* Removes the event from memory, with everything that is not stored. */
inline undo(s) {
  clear(s.memory);
  s.isLoaded = false; s.from = 0; s.to = 0; s.flight = IDLE;
  s.works = 0; s.drafted = 0; s.refused = 0; s.draftRefused = 0
}

/* The batch that is on its way may still arrive. */
inline abandon(s) {
  if
  :: s.flight == SENT && s.to > s.from && !isLate ->
    isLate = true; lateVersion = s.from; late.count = s.to - s.from;
    i = 0;
    do :: i < late.count -> late.fact[i] = s.memory.fact[s.from + i]; i++ :: else -> break od
  :: else
  fi
}

/* Decides a request on what is in memory. */
inline decide(s, r) {
  send(r);
  look(s.memory, r);
#ifdef WRONG_FORGETS_REQUESTS
  found = 0;
#endif
  if
  :: found > 0                                          /* A retry gets the earlier answer. */
  :: found == 0 && ((s.refused | s.draftRefused) & BIT(r)) ->
    s.draftRefused = s.draftRefused | BIT(r)
  :: else ->
    if
    :: isPossible && s.memory.count < LIMIT ->
      s.memory.fact[s.memory.count] = r; s.memory.count++
    :: else -> s.draftRefused = s.draftRefused | BIT(r)
    fi
  fi;
  s.drafted = s.drafted | BIT(r)
}

/* Answers the requests of a batch. */
inline answer_all(requests, refusals) {
  k = 0;
  do
  :: k < REQUESTS ->
    if :: requests & BIT(k) -> answer(k, refusals & BIT(k)) :: else fi;
    k++
  :: else -> break
  od
}

/* The state of a ledger that was loaded at this moment: what is in memory is what is stored. */
inline check_memory(s, end) {
  i = 0;
  do
  :: i < end -> assert(i < store.count && s.memory.fact[i] == store.fact[i]); i++
  :: else -> break
  od
}

proctype Service(byte id) {
  byte r;
#define self server[id]
end:
  do
  :: d_step { !self.isLoaded ->                         /* Loads the event, after which it decides. */
      self.isLoaded = true;
      self.memory.count = store.count;
      i = 0;
      do :: i < store.count -> self.memory.fact[i] = store.fact[i]; i++ :: else -> break od;
      self.to = store.count; self.from = store.count
    }

  :: atomic { self.isLoaded ->                          /* Takes a request over. */
      select(r : 0 .. REQUESTS - 1);
      skip;
      d_step {
        if
        :: !(self.drafted & BIT(r)) ->
          decide(self, r);
#ifdef WRONG_ANSWERS_EARLY
          answer(r, self.draftRefused & BIT(r))
#endif
        :: else
        fi;
        r = 0
      }
    }

  :: d_step { self.flight == IDLE && self.drafted ->    /* Sends the draft to the store. */
      self.works = self.drafted; self.refused = self.draftRefused;
      self.from = self.to; self.to = self.memory.count;
      self.drafted = 0; self.draftRefused = 0; self.flight = SENT
    }

  :: d_step { self.flight == SENT ->                    /* The transaction of the store. */
      if
#ifdef WRONG_NO_COMPARISON
      :: true ->
#elif defined(WRONG_REFUSES_BLINDLY)
      :: store.count == self.from || self.to == self.from ->
#else
      :: store.count == self.from ->
#endif
        store_facts(self.memory, self.from, self.to);
        self.flight = STORED
      :: else ->                                        /* Another writer was faster. */
#ifdef WRONG_KEEPS_LATER_DECISIONS
        self.works = 0; self.refused = 0; self.from = self.to; self.flight = IDLE
#else
        undo(self)
#endif
      fi
    }

  :: d_step { self.flight == STORED ->                  /* Tells the answers. */
      check_memory(self, self.to);
      answer_all(self.works, self.refused);
      self.works = 0; self.refused = 0; self.from = self.to; self.flight = IDLE
    }

  :: d_step { self.flight != IDLE ->                    /* The append throws: nobody knows. */
#ifdef WRONG_TRUSTS_TIMEOUTS
      answer_all(self.works, self.refused);
#endif
      abandon(self);
      undo(self)
    }

  :: d_step { self.isLoaded && self.flight == IDLE && !self.drafted ->
      check_memory(self, self.memory.count);            /* A read, and then `evict`. */
      undo(self)
    }

  :: d_step { self.isLoaded ->                          /* A crash. */
      abandon(self);
      undo(self)
    }
  od
}

#if LOOPS
/* A server that keeps nothing in memory. A crash is to end the loop before the answer. */
proctype Loop() {
  byte r, version; bool isRefused, isKnown;
end:
  do
  :: atomic {                                           /* Loads and decides. */
      select(r : 0 .. REQUESTS - 1);
      skip;
      d_step {
        send(r);
        look(store, r);
#ifdef WRONG_FORGETS_REQUESTS
        found = 0;
#endif
        isKnown = found > 0; isRefused = !isKnown && !isPossible; version = store.count
      }
    };
    if
    :: atomic { version == store.count ->               /* Appends, and answers or crashes. */
        d_step {
          if
          :: !isKnown && !isRefused && store.count < LIMIT ->
            store.fact[store.count] = r; store.count++;
            check()
          :: else
          fi
        };
        if
        :: d_step { true -> answer(r, isRefused) }
        :: true
        fi
      }
    :: true                                             /* Contended, or a crash. */
    fi;
    skip;
    d_step { r = 0; version = 0; isRefused = false; isKnown = false }
  od
}
#endif

/* Appends that arrive late, or never. */
proctype Network() {
end:
  do
  :: d_step { isLate ->
      if
#ifdef WRONG_NO_COMPARISON
      :: true -> store_facts(late, 0, late.count)
#else
      :: store.count == lateVersion -> store_facts(late, 0, late.count)
#endif
      :: else
      fi;
      isLate = false; lateVersion = 0; clear(late)
    }
#ifdef WRONG_STORE_FORGETS
  :: d_step { store.count > 0 ->                        /* The store loses what it confirmed. */
      store.count--; store.fact[store.count] = 0;
      check()
    }
#endif
  od
}

init {
  byte n;
  atomic {
    select(watched : 0 .. REQUESTS - 1);
    run Network();
    for (n : 1 .. SERVERS) { run Service(n - 1) };
#if LOOPS
    for (n : 1 .. LOOPS) { run Loop() };
#endif
    n = 0
  }
}
