import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod/mini'
import type { drawStarts as drawStartsCall } from '#contract/competition/start-sheet-draw.ts'
import { isDayOfPlay } from '#golf/competition/days-of-play.ts'
import { clubClock } from '#golf/competition/start-sheet/club-clock.ts'
import { drawGroups } from '#golf/competition/start-sheet/draw-groups.ts'
import type { DrawTerms } from '#golf/competition/start-sheet/draw-mismatches.ts'
import type { DrawPlayer } from '#golf/competition/start-sheet/order-players.ts'
import { roundOfDraw } from '#golf/competition/start-sheet/round-of-draw.ts'
import type { SlotRefusal } from '#golf/competition/start-sheet/start-slots.ts'
import type { StartSettings } from '#golf/competition/start-sheet/start-sheet.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { findCompetition } from '../competitions.store.ts'
import { findWhatStandsOn } from '../editing/edit-facts.store.ts'
import { readClubTime } from '../../platform/http/read-club-time.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { readResultSoFar, type ResultSoFar } from './read-result-so-far.ts'
import { refusedAtField } from './refuse-mismatches.ts'
import { requireDrawnCompetition, takeDrawVersion } from './require-draw.ts'
import { readDrawing } from './start-draw-view.ts'
import { changeStartSheet, findStartSheet, insertStartSheet } from './start-sheets.store.ts'

type Body = z.output<typeof drawStartsCall.body>

/**
 * Draws everybody who is entered into groups. What was drawn before is replaced; what players see stays until it is
 * published. By the result so far, who missed the cut is left out. The same settings, seed and entries give the draw that is there already, so it can be repeated.
 */
export async function drawStarts(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; body: Body },
): Promise<void> {
  const { viewer, competitionId, body } = input
  const soFar = body.order === 'result' ? await readSoFar(services, input) : undefined
  await services.db.transaction(async (tx) => {
    const competition = await requireDrawnCompetition(services, tx, input)
    const { entrants, wishes, teams, place, terms } = await readDrawing(tx, competition)
    const sheet = await findStartSheet(tx, competitionId)
    const { lastRoundBegun } = await findWhatStandsOn(tx, competitionId)
    const settings = readSettings(body, { terms, lastRoundBegun })
    const drawn = drawGroups({ players: playersOf(entrants, soFar), wishes, teams, settings, place })
    if (!drawn.ok) throw refusedSlots(drawn.reason)
    const groups = drawn.value
    if (isDeepStrictEqual([sheet?.settings, sheet?.groups], [settings, groups])) return
    const row = { id: competitionId, settings, groups, drawnBy: viewer.userId, drawnAt: services.now() }
    if (sheet) {
      await takeDrawVersion(tx, { competition, seen: body.version, sent: body })
      await changeStartSheet(tx, row)
    } else await insertStartSheet(tx, row)
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.starts_drawn',
      objectId: competitionId,
      after: { order: settings.order, seed: settings.seed, groups: groups.length, players: entrants.length },
    })
  })
}

/** Read before the draw's own transaction, which has one connection. */
async function readSoFar(
  services: Services,
  { viewer, competitionId }: { viewer: SignedIn; competitionId: string },
): Promise<ResultSoFar> {
  const competition = await findCompetition(services.db, competitionId)
  if (!competition) throw new AppError('not_found')
  requireClubAdmin(viewer, competition.clubId)
  return readResultSoFar(services, competition)
}

function playersOf(entrants: readonly DrawPlayer[], soFar: ResultSoFar | undefined): DrawPlayer[] {
  if (!soFar) return [...entrants]
  return entrants.flatMap((player) => {
    const place = soFar.get(player.userId)
    return place ? [{ ...player, ...place }] : []
  })
}

/** The settings as they were sent, where the competition has their day and round. */
function readSettings(
  body: Body,
  { terms, lastRoundBegun }: { terms: DrawTerms; lastRoundBegun: number },
): StartSettings {
  const { kind, groupSize, intervalMinutes, breaks, order } = body
  const { days, roundCount, timeZone } = terms
  const firstAt = readClubTime(body.firstAt, timeZone).getTime()
  const { day } = clubClock(firstAt, timeZone)
  if (!isDayOfPlay(days, day)) throw refusedAtField('firstAt', { of: 'day', drawn: day, ...days })
  if (body.round != null && body.round > roundCount)
    throw refusedAtField('round', { of: 'round', drawn: body.round, rounds: roundCount })
  const round = body.round ?? roundOfDraw({ day, days, roundCount, lastRoundBegun })
  return {
    kind,
    groupSize,
    intervalMinutes,
    breaks,
    order,
    firstAt,
    seed: order === 'random' ? (body.seed ?? randomInt(2 ** 31 - 1)) : null,
    ...(round !== undefined && roundCount > 1 && { round }),
  }
}

function refusedSlots(reason: SlotRefusal) {
  switch (reason) {
    case 'too_many_groups':
      return fieldError('kind', 'There are more groups than a shotgun has places: two on each hole.', {
        reason,
      })
    case 'no_tenth_hole':
      return fieldError('kind', 'This course has no tenth hole to start from.', { reason })
    case 'no_first_hole':
      return fieldError('kind', 'Only the back nine is played, so nobody starts from the first hole.', {
        reason,
      })
    case 'past_midnight':
      return fieldError('intervalMinutes', 'The last groups would start after midnight.', { reason })
  }
}
