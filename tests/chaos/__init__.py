"""The chaos harness: tables that are played while everything around them breaks, and a proof afterwards.

    person ─▶ tab ─▶ line ══▶ balancer ══▶ worker   worker   worker ══▶ Redis
                │                ▲            ▲         ▲         ▲       ▲
                ▼                └────────────┴── faults ┴─────────┴───────┘
            recording                 then: recordings + journal ─▶ checker ─▶ report

    plan         what a run is: sizes, times, tables; all chance comes from its seed
    balancer     a TCP balancer that can cut, freeze, delay and half-close
    fleet        the workers and Redis, as processes
    line         a connection that heals, as client/net/socket.js
    known        what one viewer knows, as client/state/reduce.js
    wishes       what somebody does who sees the table      tab      one who looks, and does it
    person       what goes wrong with people                table    who comes instead of those who have gone
    faults       what goes wrong with the servers           run      all of it together
    recording    every frame that was said and heard        journal  what Redis has in the end
    checker      what a viewer heard against the journal    ledger   what must hold of the journal alone
    leaks        whether a byte tells a secret              report   the verdict and the counts
    stalls       how long the machine kept the harness waiting, to be told from what servers do

`python -m tests.chaos --help` runs it; `scripts/soak` runs it for long.
"""
