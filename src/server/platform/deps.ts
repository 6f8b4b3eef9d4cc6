import type { CompetitionRow } from '../competition/competition.ts'
import type { Pool } from 'pg'
import type { ClubEvents } from '../club/club.ts'
import type { Accounts, PersonRow, SignInProvider } from '../identity/identity.ts'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import type { StoreWaits } from './db/waiting-time.ts'
import type { Transaction } from './db/transaction.ts'
import type { HotServer } from './http/hot-server.ts'
import type { OverloadOf } from './http/load-shedding/overload.ts'
import type { SharedPlaces } from './http/load-shedding/shared-places.ts'
import type { Machine } from './http/machine-addresses.ts'
import type { SessionReader } from './http/session.ts'
import type { RoomEvents } from './room-events.ts'
import type { ChangeFeed } from './live/change-feed.ts'
import type { LeaderboardHub } from '../board/board.ts'
import type { ScoreClubs } from '../outbound/outbound.ts'
import type { StreamPlaces } from './live/stream-places.ts'

/** Everything of the outside world; tests pass their own clock. */
export type Deps = {
  config: Config
  /** Drizzle for ordinary queries. */
  db: Database
  /** The pool under it, for the prepared SQL of the hot paths and for LISTEN. */
  pool: Pool
  /** Server time; the record of when things happened. */
  now: () => Date
  /** Ends after so many milliseconds; tests may hold it. */
  wait: (ms: number) => Promise<unknown>
  /** False while a past is made up, of which nobody is to hear. */
  sendsMail?: boolean
  /** Which addresses the machine has; its own where absent. */
  machine?: Machine
  /** Where the log goes, if not to the standard output. */
  logTo?: { write: (line: string) => void }
  /** Whoever started the server reads its log in a terminal. */
  inTerminal?: boolean
  /** When requests are sent away because too many come; as the machine allows where absent. */
  overload?: OverloadOf
  /** What the processes run that read cards, where it is not the reader of `src/scan`. */
  scanProcess?: string
}

/**
 * How somebody who signs up or in comes into a club. The rooms of accounts do not see the club, so make-services.ts hands it over. All
 * run inside the caller's transaction.
 */
export type InvitationCommands = {
  accept: (
    tx: Transaction,
    input: { token: string; userId: string; requestId: string },
  ) => Promise<{ provesAddress: boolean }>
  acceptAll: (tx: Transaction, input: { userId: string; requestId: string }) => Promise<void>
  joinByCode: (
    tx: Transaction,
    input: { clubId: string; person: PersonRow; mustWait: boolean; requestId: string },
  ) => Promise<void>
}

/** What other rooms ask of a competition's cut. */
export type CutOfBoard = {
  /** Refuses the first round after it to whoever missed it, and to everybody before it is made. */
  refuse: (
    tx: Transaction,
    competition: CompetitionRow,
    input: { userId: string; roundNumber: number; isByClub: boolean; now: Date },
  ) => Promise<void>
  readMissed: (
    services: Pick<Services, 'hub' | 'now'>,
    competition: CompetitionRow,
  ) => Promise<ReadonlySet<string>>
}

/** What the rooms work with: the outside world and the parts made from it in make-services.ts. */
export type Services = Deps & {
  machine: Machine
  accounts: Accounts
  /** The sign-in service; undefined where accounts and passwords are kept here. */
  provider: SignInProvider | undefined
  sessions: SessionReader
  feed: ChangeFeed
  hub: LeaderboardHub
  hot: HotServer
  streamPlaces: StreamPlaces
  waits: StoreWaits
  /** For photos that are being received. */
  uploadPlaces: SharedPlaces
  invitations: InvitationCommands
  cut: CutOfBoard
  events: RoomEvents<ClubEvents>
  /** Which clubs want each score told to another program. */
  scoreClubs: ScoreClubs
}
