import { CONTRACT_HEADER, OLDEST_CONTRACT } from '#contract/platform/contract-version.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { BOARD_VERSION_HEADER } from '#contract/platform/live-events.ts'
import { maySeeClub } from '#contract/club/permissions.ts'
import type { HotAnswer } from '../platform/http/hot-server.ts'
import type { SessionReader } from '../platform/http/session.ts'
import type { LeaderboardHub } from './live/leaderboard-hub.ts'
import type { SendSnapshot } from './live/send-snapshot.ts'
import type { KnownClubs } from './known-clubs.ts'

export type HotBoards = {
  sessions: SessionReader
  clubs: KnownClubs
  hub: LeaderboardHub
  sendSnapshot: SendSnapshot
  /** While the server stops, Fastify refuses everything. */
  isOpen: () => boolean
}

const [BEFORE = '', AFTER = ''] = getLeaderboard.path.split(':competitionId')

/**
 * Answers the read of a board by somebody who is known to belong to its club, when everything it takes is in memory: what
 * happens thousands of times a second while a competition is played. Whatever differs in the least from how the app
 * asks is left to the route, which decides and words it.
 */
export function answerHotBoards({ sessions, clubs, hub, sendSnapshot, isOpen }: HotBoards): HotAnswer {
  return (request, response) => {
    const { method, url = '', headers } = request
    if (method !== 'GET' || !url.startsWith(BEFORE) || !url.endsWith(AFTER) || !isOpen()) return false
    const spoken = headers[CONTRACT_HEADER]
    if (spoken !== undefined && !(Number(spoken) >= OLDEST_CONTRACT)) return false
    if (headers[BOARD_VERSION_HEADER] !== undefined) return false
    if (headers.authorization !== undefined || !hasOneHost(request.rawHeaders)) return false
    const competitionId = url.slice(BEFORE.length, url.length - AFTER.length)
    const clubId = clubs.known(competitionId)
    const snapshot = hub.cachedSnapshot(competitionId)
    if (clubId === undefined || !snapshot) return false
    const viewer = sessions.known(request)
    if (!viewer || !maySeeClub(viewer, clubId)) return false
    sendSnapshot(headers, response, snapshot)
    return true
  }
}

/** As `requireOneHost` has it for everything else. */
function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts += 1
  return hosts === 1
}
