import { withoutDivisions } from '#golf/competition/change-mismatches.ts'
import { daysOfPlay } from '#golf/competition/days-of-play.ts'
import { prizeMismatch, type PrizeMismatch } from '#golf/competition/prizes/prize-mismatch.ts'
import {
  drawMismatches,
  type DrawMismatch,
  type DrawTerms,
} from '#golf/competition/start-sheet/draw-mismatches.ts'
import type { DrawnGroup } from '#golf/competition/start-sheet/start-sheet.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { findPlan } from '../prizes/prizes.store.ts'
import { lastPlayByDay } from './play-by-days.store.ts'
import { findStartSheet, listPublished } from '../start-sheets/start-sheets.store.ts'
import { readCompetitionType, type CompetitionRow } from '../competitions.store.ts'
import { findPrizeTerms } from '../prize-terms.store.ts'
import { refusedMismatch } from './refuse-mismatch.ts'

type Compared = { before: CompetitionRow; after: CompetitionRow; timeZone: string }

/**
 * Refuses a change that start times players are shown, prizes or the last days of matches no longer fit, where they did.
 * What did not fit before is no reason to refuse a change of something else.
 */
export async function checkDependents(tx: Transaction, compared: Compared): Promise<void> {
  await checkShownStarts(tx, compared)
  await checkPrizes(tx, compared)
  checkDivisionsOfFormat(compared)
  checkClosedHoles(compared)
  await checkMatches(tx, compared)
}

/** A start sheet that players read keeps its days and its round; its holes keep the course closed anyway. */
async function checkShownStarts(tx: Transaction, { before, after, timeZone }: Compared): Promise<void> {
  const sheet = await findStartSheet(tx, before.id)
  if (!sheet?.publishedAt) return
  const groups = (await listPublished(tx, before.id)).map(({ startsAt, hole, half, userId }): DrawnGroup => ({
    startsAt: startsAt.getTime(),
    hole,
    half,
    players: [userId],
  }))
  const draw = { groups, round: sheet.settings.round }
  const mismatchesOf = (competition: CompetitionRow) =>
    drawMismatches(draw, shownTerms(competition, { groups, timeZone }))
  const [mismatch] = newOnes(mismatchesOf(before), mismatchesOf(after))
  if (mismatch)
    throw refusedMismatch(fieldOf(mismatch, { before, after }), { of: 'starts', starts: mismatch })
}

function shownTerms(
  { startDate, endDate, roundCount }: CompetitionRow,
  { groups, timeZone }: { groups: readonly DrawnGroup[]; timeZone: string },
): DrawTerms {
  return {
    days: daysOfPlay({ from: startDate.getTime(), to: endDate.getTime() }, timeZone),
    holes: groups.map(({ hole }) => ({ number: hole })),
    roundCount,
    timeZone,
  }
}

const newOnes = (before: readonly DrawMismatch[], after: readonly DrawMismatch[]) =>
  after.filter(({ of, drawn }) => !before.some((one) => one.of === of && one.drawn === drawn))

function fieldOf({ of }: DrawMismatch, { before, after }: Pick<Compared, 'before' | 'after'>): string {
  if (of === 'round') return 'roundCount'
  return before.startDate.getTime() === after.startDate.getTime() ? 'endDate' : 'startDate'
}

/** A prize for a hole, a division or a kind of result stays one that somebody can win. */
async function checkPrizes(tx: Transaction, { before, after }: Compared): Promise<void> {
  const isOtherType = before.competitionType !== after.competitionType
  if (!isOtherType && before.courseId === after.courseId && before.nine === after.nine) return
  const prize = await findPrizeMismatch(tx, { before, after })
  if (prize)
    throw refusedMismatch(prize.of === 'hole' ? 'courseId' : 'competitionType', { of: 'prize', prize })
}

/** Refuses to take a division away that a prize is for. */
export async function checkDivisionsOfPrizes(
  tx: Transaction,
  compared: Pick<Compared, 'before' | 'after'>,
): Promise<void> {
  const prize = await findPrizeMismatch(tx, compared)
  if (prize) throw refusedMismatch('divisions', { of: 'prize', prize })
}

/** The first prize that fitted and would no longer. */
async function findPrizeMismatch(
  tx: Transaction,
  { before, after }: Pick<Compared, 'before' | 'after'>,
): Promise<PrizeMismatch | undefined> {
  const { categories } = await findPlan(tx, before.id)
  if (categories.length === 0) return undefined
  const [termsBefore, termsAfter] = [await findPrizeTerms(tx, before), await findPrizeTerms(tx, after)]
  return categories
    .filter((category) => prizeMismatch(category, termsBefore) === undefined)
    .map((category) => prizeMismatch(category, termsAfter))
    .find((mismatch) => mismatch !== undefined)
}

/** Divisions are of a format in which players have a place of their own. */
function checkDivisionsOfFormat({ before, after }: Pick<Compared, 'before' | 'after'>): void {
  const without = withoutDivisions(readCompetitionType(after))
  const names = (after.divisions ?? []).map(({ name }) => name)
  if (without && names.length > 0 && !withoutDivisions(readCompetitionType(before)))
    throw refusedMismatch('competitionType', { of: 'divisions', names, without })
}

/** No hole is closed in match play; what the club closed is not opened by a change of something else. */
function checkClosedHoles({ after }: Pick<Compared, 'after'>): void {
  const holes = (after.closedHoles ?? []).flatMap((one) => one.holes)
  if (readCompetitionType(after) === 'matchplay' && holes.length > 0)
    throw refusedMismatch('competitionType', { of: 'closed_holes', holes })
}

/** The last days of matches stay within the competition. */
async function checkMatches(tx: Transaction, { before, after, timeZone }: Compared): Promise<void> {
  if (readCompetitionType(before) !== 'matchplay') return
  const lastOf = ({ startDate, endDate }: CompetitionRow) =>
    daysOfPlay({ from: startDate.getTime(), to: endDate.getTime() }, timeZone).last
  const playBy = await lastPlayByDay(tx, before.id)
  const last = lastOf(after)
  if (playBy !== null && playBy > last && playBy <= lastOf(before))
    throw refusedMismatch('endDate', { of: 'matches', playBy, last })
}
