import type { FastifyInstance } from 'fastify'
import { memberHandicapRecord, ownHandicapRecord, type HandicapRecord } from '#contract/handicap.ts'
import { handicapTrend } from '#contract/handicap-trend.ts'
import { decideOnRecord as decideOnRecordCall } from '#contract/handicap-decisions.ts'
import { ruleOnScore as ruleOnScoreCall } from '#contract/handicap-rulings.ts'
import type { SayLines } from '#domain/arithmetic/arithmetic-words.ts'
import { isOnHandicapCommittee, mayAdministerClub } from '#domain/club/permissions.ts'
import { readRulesOfPlay } from '#domain/rules-of-play/rule-settings.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { sayToReader } from '../http/say-to-reader.ts'
import { serve } from '../http/serve-call.ts'
import type { SignedIn } from '../http/session.ts'
import { clubDay } from '../db/club-day.ts'
import { findClub } from '../members/members.store.ts'
import { listCorrectionsOf } from './corrections/corrections.store.ts'
import { decideOnRecord } from './decisions/decide-on-record.ts'
import { listDecisionsWithNames } from './decisions/decisions.store.ts'
import { findHandicapIndex, findPlayerInClubs, listRecordRows, listRulings } from './handicap.store.ts'
import { listDisqualified } from '../card-rulings/card-rulings.store.ts'
import { listConditionsOf } from './pcc/playing-conditions.store.ts'
import { ruleOnScore } from './rule-on-score.ts'
import { toWireRecord, type StoredRecord } from './record-view.ts'

const MOST_INDEXES = 10

export function handicapRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services
  const readStored = async (userId: string): Promise<StoredRecord> => ({
    rows: await listRecordRows(db, userId),
    corrections: await listCorrectionsOf(db, userId),
    rulings: await listRulings(db, userId),
    decisions: await listDecisionsWithNames(db, userId),
    conditions: await listConditionsOf(db, userId),
    disqualified: await listDisqualified(db, userId),
  })

  async function readOwn(viewer: SignedIn, say: SayLines): Promise<HandicapRecord> {
    const club = viewer.currentClubId === null ? undefined : await findClub(db, viewer.currentClubId)
    const today = clubDay(services.now(), club?.timeZone ?? 'UTC')
    const handicapIndex = await findHandicapIndex(db, viewer.userId)
    const player = { ...viewer, ...ofClub(club), id: viewer.userId, handicapIndex, today }
    return toWireRecord(player, await readStored(viewer.userId), say)
  }

  serve(app, sessions, ownHandicapRecord, ({ viewer, request }) => readOwn(viewer, sayToReader(request)))

  serve(app, sessions, handicapTrend, async ({ viewer, request }) => {
    const { scores, handicap } = await readOwn(viewer, sayToReader(request))
    const made = scores.flatMap((score) => score.indexAfter.value ?? []).reverse()
    // The committee may have set another index since the last score.
    const indexes = handicap === null || made.at(-1) === handicap ? made : [...made, handicap]
    return { indexes: indexes.slice(-MOST_INDEXES) }
  })

  serve(app, sessions, memberHandicapRecord, async ({ viewer, params, request }) => {
    if (clubsOf(viewer).length === 0) throw new AppError('forbidden')
    return readOfMember(viewer, params.memberId, sayToReader(request))
  })

  serve(app, sessions, ruleOnScoreCall, async ({ viewer, params, body, request }) => {
    const { version, ...decided } = body
    await ruleOnScore(services, { ...params, ...decided, viewer, seen: version, sent: body })
    return readDecided(viewer, params.memberId, sayToReader(request))
  })

  serve(app, sessions, decideOnRecordCall, async ({ viewer, params, body, request }) => {
    await decideOnRecord(services, { ...params, viewer, decision: body })
    return readDecided(viewer, params.memberId, sayToReader(request))
  })

  async function readDecided(viewer: SignedIn, memberId: string, say: SayLines): Promise<HandicapRecord> {
    sessions.forget(memberId)
    return readOfMember(viewer, memberId, say)
  }

  async function readOfMember(viewer: SignedIn, memberId: string, say: SayLines): Promise<HandicapRecord> {
    const player = await findPlayerInClubs(db, memberId, clubsOf(viewer))
    if (!player) throw new AppError('not_found')
    const mayDecide = isOnHandicapCommittee(viewer)
    const today = clubDay(services.now(), player.timeZone)
    return toWireRecord({ ...player, ...ofClub(player), mayDecide, today }, await readStored(player.id), say)
  }
}

/** What of a club decides how its members' indexes are made. */
function ofClub(club: { handicapMode: string; rulesOfPlay: Record<string, string> | null } | undefined) {
  const { firstIndex } = readRulesOfPlay(club?.rulesOfPlay ?? null)
  return { handicapMode: club?.handicapMode, firstIndex }
}

/** The clubs whose administrator somebody is. */
function clubsOf(viewer: SignedIn): string[] {
  return viewer.memberships.map((one) => one.clubId).filter((clubId) => mayAdministerClub(viewer, clubId))
}
