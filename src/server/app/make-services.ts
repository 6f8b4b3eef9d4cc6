import { openBoard } from '../board/board-source.ts'
import { LeaderboardHub } from '../board/live/leaderboard-hub.ts'
import { readMissedCut } from '../board/read-missed-cut.ts'
import { refuseAfterCut } from '../board/refuse-after-cut.ts'
import type { ClubEvents } from '../club/club.ts'
import { acceptAllInvitations, acceptInvitation } from '../club/invitations/accept-invitation.ts'
import { joinByCode } from '../club/join-by-code.ts'
import { accessTokenLoader } from '../identity/access-tokens/access-token-loader.ts'
import { makeAccounts } from '../identity/accounts.ts'
import { RETURN_PATH } from '../identity/provider/provider.routes.ts'
import { SignInProvider } from '../identity/provider/sign-in-provider.ts'
import { sessionLoader } from '../identity/session/session-loader.ts'
import { ScoreClubs } from '../outbound/webhooks/score-clubs.ts'
import { waitingFor } from '../platform/db/client.ts'
import { WaitingTime } from '../platform/db/waiting-time.ts'
import type { Deps, InvitationCommands, Services } from '../platform/deps.ts'
import { SharedPlaces } from '../platform/http/load-shedding/shared-places.ts'
import { thisMachine } from '../platform/http/machine-addresses.ts'
import type { Server } from '../platform/http/make-server.ts'
import { SessionReader } from '../platform/http/session.ts'
import { ChangeFeed } from '../platform/live/change-feed.ts'
import { StreamPlaces } from '../platform/live/stream-places.ts'
import { RoomEvents } from '../platform/room-events.ts'

/** The outside world together with the parts made from it. */
export function makeServices(
  { app, capacity, hot, isHttps }: Pick<Server, 'app' | 'capacity' | 'hot' | 'isHttps'>,
  deps: Deps,
): Services {
  const { config, db, pool } = deps
  const accounts = makeAccounts(config, db, { now: deps.now })
  const sessions = new SessionReader(sessionLoader(db, deps.now), {
    now: deps.now,
    isSecure: isHttps,
    loadAccessToken: accessTokenLoader(db, deps.now),
  })
  const feed = new ChangeFeed(pool, { log: app.log, isAlone: config.databaseUrl === undefined })
  const hub = new LeaderboardHub({
    open: (competitionId) => openBoard(deps, competitionId),
    log: app.log,
  })
  const world = { ...deps, machine: deps.machine ?? thisMachine }
  const events = new RoomEvents<ClubEvents>()
  const invitations: InvitationCommands = {
    accept: (tx, input) => acceptInvitation({ ...world, events }, tx, input),
    acceptAll: (tx, input) => acceptAllInvitations({ ...world, events }, tx, input),
    joinByCode: (tx, input) => joinByCode({ ...world, events }, tx, input),
  }
  return {
    ...world,
    accounts,
    sessions,
    events,
    feed,
    hub,
    hot,
    invitations,
    provider: openProvider(deps),
    cut: { refuse: refuseAfterCut, readMissed: readMissedCut },
    scoreClubs: new ScoreClubs(db, app.log),
    streamPlaces: new StreamPlaces(capacity),
    uploadPlaces: new SharedPlaces(capacity.uploads),
    waits: { all: waitingFor(pool), scores: new WaitingTime() },
  }
}

function openProvider({ config, now }: Deps): SignInProvider | undefined {
  const { provider, publicUrl } = config
  if (!provider || publicUrl === undefined) return undefined
  return new SignInProvider(provider, {
    returnAddress: `${publicUrl}${RETURN_PATH}`,
    now: () => now().getTime(),
  })
}
