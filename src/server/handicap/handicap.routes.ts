import type { FastifyInstance } from 'fastify'
import { memberHandicapRecord, ownHandicapRecord } from '#contract/handicap/handicap.ts'
import { handicapTrend } from '#contract/handicap/handicap-trend.ts'
import { decideOnRecord as decideOnRecordCall } from '#contract/handicap/handicap-decisions.ts'
import { ruleOnScore as ruleOnScoreCall } from '#contract/handicap/handicap-rulings.ts'
import { setHandicap as setHandicapCall } from '#contract/club/members.ts'
import { isOnHandicapCommittee } from '#contract/club/permissions.ts'
import { handicapIndexToDecimal } from '#golf/numbers.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { sayToReader } from '../platform/http/say-to-reader.ts'
import { serve } from '../platform/http/serve-call.ts'
import { decideOnRecord } from './decisions/decide-on-record.ts'
import { roundsElsewhereRoutes } from './elsewhere/rounds-elsewhere.routes.ts'
import { clubsOf, readMemberRecord, readOwnRecord } from './read-record.ts'
import { ruleOnScore } from './rule-on-score.ts'
import { setHandicap } from './set-handicap.ts'

const MOST_INDEXES = 10

export function handicapRoutes(app: FastifyInstance, services: Services): void {
  const { sessions } = services
  roundsElsewhereRoutes(app, services)

  serve(app, sessions, ownHandicapRecord, ({ viewer, request }) =>
    readOwnRecord(services, viewer, sayToReader(request)),
  )

  serve(app, sessions, handicapTrend, async ({ viewer, request }) => {
    const { scores, handicap } = await readOwnRecord(services, viewer, sayToReader(request))
    const made = scores.flatMap((score) => score.indexAfter.value ?? []).reverse()
    // The committee may have set another index since the last score.
    const indexes = handicap === null || made.at(-1) === handicap ? made : [...made, handicap]
    return { indexes: indexes.slice(-MOST_INDEXES) }
  })

  serve(app, sessions, memberHandicapRecord, async ({ viewer, params, request }) => {
    if (clubsOf(viewer).length === 0) throw new AppError('forbidden')
    return readMemberRecord(services, viewer, { ...params, say: sayToReader(request) })
  })

  serve(app, sessions, setHandicapCall, async ({ viewer, params, body }) => {
    if (!isOnHandicapCommittee(viewer)) throw new AppError('forbidden')
    const kept = await setHandicap(services, {
      viewer,
      memberId: params.memberId,
      index: body.handicap,
      reason: body.reason ?? null,
      restartsLowIndex: body.restartsLowIndex ?? false,
      seen: body.version,
      sent: { ...body, handicap: handicapIndexToDecimal(body.handicap) },
    })
    sessions.forget(params.memberId)
    return { id: params.memberId, handicap: handicapIndexToDecimal(body.handicap), ...kept }
  })

  serve(app, sessions, ruleOnScoreCall, async ({ viewer, params, body, request }) => {
    const { version, ...decided } = body
    await ruleOnScore(services, { ...params, ...decided, viewer, seen: version, sent: body })
    sessions.forget(params.memberId)
    return readMemberRecord(services, viewer, { memberId: params.memberId, say: sayToReader(request) })
  })

  serve(app, sessions, decideOnRecordCall, async ({ viewer, params, body, request }) => {
    await decideOnRecord(services, { ...params, viewer, decision: body })
    sessions.forget(params.memberId)
    return readMemberRecord(services, viewer, { memberId: params.memberId, say: sayToReader(request) })
  })
}
