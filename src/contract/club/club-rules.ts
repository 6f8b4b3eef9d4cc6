import { z } from 'zod/mini'
import { golfUnions } from '#golf/handicap/rules-of-play/golf-unions.ts'
import { ruleChoices, ruleSettings } from '#golf/handicap/rules-of-play/rule-settings.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from './clubs.ts'
import { sentences } from '../platform/field-sentences.ts'
import { seenVersion, version } from '../platform/seen-version.ts'
import { line } from '../platform/values.ts'

const dayOfYear = z.string().check(z.regex(/^\d\d-\d\d$/, { error: () => sentences.noSuchDate() }))

export const clubRules = z.object({
  /** Of the club. */
  version,
  /** null: the club has chosen none. */
  union: z.nullable(z.enum(golfUnions)),
  /** The days that it closes itself each year, as "MM-DD", in the place of its region’s season; null: it closes none. */
  inactiveSeason: z.nullable(z.object({ from: z.string(), until: z.string(), reason: z.string() })),
  settings: z.array(
    z.object({
      name: z.enum(ruleSettings),
      value: z.string(),
      /** What the union publishes and where; null where we know no text of it. */
      published: z.nullable(
        z.object({ value: z.string(), source: z.object({ title: z.string(), address: z.string() }) }),
      ),
    }),
  ),
})
export type ClubRules = z.infer<typeof clubRules>

export const getClubRules = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/rules',
  permission: 'see_club',
  tag: 'Clubs',
  summary: 'The rules of play that a club has chosen where unions differ, each with its source',
  params: clubParams,
  reply: clubRules,
})

export const setClubRules = defineCall({
  method: 'PATCH',
  path: '/api/clubs/:clubId/rules',
  permission: 'administer_club',
  tag: 'Clubs',
  summary:
    'Chooses the club’s union, which sets every rule as it publishes it, or one rule; cards handed in and competitions begun keep theirs',
  params: clubParams,
  body: z.strictObject({
    version: seenVersion,
    union: z.optional(z.nullable(z.enum(golfUnions))),
    inactiveSeason: z.optional(
      z.nullable(z.strictObject({ from: dayOfYear, until: dayOfYear, reason: line(200, 'The reason') })),
    ),
    rules: z.optional(
      z.strictObject({
        countback: z.optional(z.enum(ruleChoices.countback)),
        matchStrokes: z.optional(z.enum(ruleChoices.matchStrokes)),
        matchPlayScores: z.optional(z.enum(ruleChoices.matchPlayScores)),
        fourBallScores: z.optional(z.enum(ruleChoices.fourBallScores)),
        teamScores: z.optional(z.enum(ruleChoices.teamScores)),
        shortWinterCompetitions: z.optional(z.enum(ruleChoices.shortWinterCompetitions)),
        holesNotPlayed: z.optional(z.enum(ruleChoices.holesNotPlayed)),
        firstIndex: z.optional(z.enum(ruleChoices.firstIndex)),
        indexBrake: z.optional(z.enum(ruleChoices.indexBrake)),
        activeSeason: z.optional(z.enum(ruleChoices.activeSeason)),
        roundsElsewhere: z.optional(z.enum(ruleChoices.roundsElsewhere)),
        penaltyWaitHours: z.optional(z.enum(ruleChoices.penaltyWaitHours)),
      }),
    ),
  }),
  reply: clubRules,
})
