import type { Output } from '#contract/platform/call.ts'
import type { ClubRules, setClubRules } from '#contract/club/club-rules.ts'
import { isDayOfYear, type InactiveSeason } from '#golf/handicap/rules-of-play/active-season.ts'
import { golfUnions, type GolfUnion } from '#golf/handicap/rules-of-play/golf-unions.ts'
import { publishedRule, rulesOfUnion } from '#golf/handicap/rules-of-play/published-rules.ts'
import {
  readRulesOfPlay,
  ruleSettings,
  type RulesOfPlay,
} from '#golf/handicap/rules-of-play/rule-settings.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { clubs } from '../../platform/db/tables/clubs.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { altersRow } from '../../platform/db/versions.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { takeVersion } from '../../platform/http/take-version.ts'
import { findClub, type ClubRow } from '../members/members.store.ts'
import { changeClub } from '../clubs.store.ts'

type Chosen = {
  union: GolfUnion | null
  rulesOfPlay: RulesOfPlay
  inactiveSeason: InactiveSeason | null
}

export async function readClubRules(db: Queryable, clubId: string): Promise<ClubRules> {
  const club = await findClub(db, clubId)
  if (!club) throw new AppError('not_found')
  const { union, rulesOfPlay, inactiveSeason } = readChosen(club)
  return {
    version: club.version,
    union,
    inactiveSeason,
    settings: ruleSettings.map((name) => ({
      name,
      value: rulesOfPlay[name],
      published: publishedRule(union, name),
    })),
  }
}

/**
 * Chooses a union, which sets every rule as it is published, or single rules. What was played keeps its rules: cards that
 * are on the record, draws, and competitions from their first day or first card. The caller administers the club.
 */
export async function changeClubRules(
  services: Services,
  input: { viewer: SignedIn; clubId: string; body: Output<typeof setClubRules.body> },
): Promise<void> {
  const { viewer, clubId, body } = input
  await services.db.transaction(async (tx) => {
    const club = await findClub(tx, clubId, { lock: true })
    if (!club) throw new AppError('not_found')
    const before = readChosen(club)
    const change = choose(before, body)
    for (const end of ['from', 'until'] as const)
      if (body.inactiveSeason && !isDayOfYear(body.inactiveSeason[end]))
        throw fieldError(`inactiveSeason.${end}`, 'This day is not in every year.')
    if (!altersRow(before, change)) return
    await takeVersion(tx, clubs, {
      id: clubId,
      seen: body.version,
      sent: body,
      now: () => readClubRules(tx, clubId),
    })
    await changeClub(tx, clubId, change)
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'club.rules_changed',
      objectId: clubId,
      before,
      after: change,
    })
    if (change.rulesOfPlay.countback !== before.rulesOfPlay.countback)
      await services.events.publish(tx, 'countbackChanged', {
        viewer,
        clubId,
        order: change.rulesOfPlay.countback,
      })
  })
}

function readChosen(club: ClubRow): Chosen {
  return {
    union: golfUnions.find((one) => one === club.union) ?? null,
    rulesOfPlay: readRulesOfPlay(club.rulesOfPlay),
    inactiveSeason: club.inactiveSeason,
  }
}

function choose(before: Chosen, { union, rules, inactiveSeason }: Output<typeof setClubRules.body>): Chosen {
  const { roundsElsewhere } = before.rulesOfPlay
  // No union publishes it, so another union leaves it as the club has chosen.
  const from = union === undefined ? before.rulesOfPlay : { ...rulesOfUnion(union), roundsElsewhere }
  return {
    union: union === undefined ? before.union : union,
    rulesOfPlay: readRulesOfPlay({ ...from, ...rules }),
    inactiveSeason: inactiveSeason === undefined ? before.inactiveSeason : inactiveSeason,
  }
}
