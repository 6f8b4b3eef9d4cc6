import { z } from 'zod/mini'
import { scoreRulings } from '#golf/handicap/score-rulings.ts'
import { defineCall } from '../platform/call.ts'
import { handicapRecord } from './handicap.ts'
import { reason } from '../card/round-card.ts'
import { seenVersion } from '../platform/seen-version.ts'
import { pathId } from '../platform/values.ts'

export const ruleOnScore = defineCall({
  method: 'POST',
  path: '/api/members/:memberId/handicap-record/scores/:scoreId/ruling',
  permission: 'rule_on_handicaps',
  tag: 'Handicap',
  summary:
    'The committee lifts the cap of a score or undoes its exceptional reduction, or takes that back; safe to repeat',
  params: z.object({ memberId: pathId, scoreId: pathId }),
  body: z.strictObject({
    version: seenVersion,
    ruling: z.enum(scoreRulings),
    isOn: z.boolean(),
    reason,
  }),
  reply: handicapRecord,
})
