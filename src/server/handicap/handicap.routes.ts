import type { FastifyInstance } from 'fastify'
import {
  handicapTrend,
  memberHandicapRecord,
  ownHandicapRecord,
  type HandicapRecord,
} from '#contract/handicap.ts'
import { mayAdministerClub } from '#domain/club/permissions.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { serve } from '../http/serve-call.ts'
import type { SignedIn } from '../http/session.ts'
import { findClub } from '../members/members.store.ts'
import { findPlayerInClubs, listRecordRows } from './handicap.store.ts'
import { toWireRecord } from './record-view.ts'

const MOST_INDEXES = 10

export function handicapRoutes(app: FastifyInstance, { db, sessions }: Services): void {
  async function readOwn(viewer: SignedIn): Promise<HandicapRecord> {
    const club = viewer.currentClubId === null ? undefined : await findClub(db, viewer.currentClubId)
    return toWireRecord(
      { ...viewer, id: viewer.userId, handicapMode: club?.handicapMode },
      await listRecordRows(db, viewer.userId),
    )
  }

  serve(app, sessions, ownHandicapRecord, ({ viewer }) => readOwn(viewer))

  serve(app, sessions, handicapTrend, async ({ viewer }) => {
    const { scores, handicap } = await readOwn(viewer)
    const made = scores.flatMap((score) => score.indexAfter.value ?? []).reverse()
    // The committee may have set another index since the last score.
    const indexes = handicap === null || made.at(-1) === handicap ? made : [...made, handicap]
    return { indexes: indexes.slice(-MOST_INDEXES) }
  })

  serve(app, sessions, memberHandicapRecord, async ({ viewer, params }) => {
    const administered = viewer.memberships
      .map((one) => one.clubId)
      .filter((clubId) => mayAdministerClub(viewer, clubId))
    if (administered.length === 0) throw new AppError('forbidden')
    const player = await findPlayerInClubs(db, params.memberId, administered)
    if (!player) throw new AppError('not_found')
    return toWireRecord(player, await listRecordRows(db, player.id))
  })
}
