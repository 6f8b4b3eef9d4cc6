import type { StartDraw } from '#contract/competition/start-sheet-draw.ts'
import { handicapIndexToWire } from '#contract/platform/wire-names.ts'
import { toHandicapIndex } from '#golf/numbers.ts'
import { changedStarts, lostStarts, startsOf } from '#golf/competition/start-sheet/changed-starts.ts'
import { daysOfPlay } from '#golf/competition/days-of-play.ts'
import { withoutWithdrawn } from '#golf/competition/start-sheet/check-groups.ts'
import { drawMismatches, type DrawTerms } from '#golf/competition/start-sheet/draw-mismatches.ts'
import { startOutside } from '#golf/competition/start-sheet/start-outside.ts'
import type { StartPlace } from '#golf/competition/start-sheet/start-slots.ts'
import type { DrawnGroup } from '#golf/competition/start-sheet/start-sheet.ts'
import type { CompetitionRow } from '../competitions.store.ts'
import { findCourseOf } from '../../course/course.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { listEnteredPlayers } from '../entries/entered-players.store.ts'
import { countWithAccount, findClub, withMarks } from '../../club/club.ts'
import {
  findStartSheet,
  listStartPlaces,
  listStartWishes,
  listTeamsTogether,
  type StartPlaceRow,
  type StartSheetRow,
} from './start-sheets.store.ts'

/** Where no course is named yet, groups start as on any course of eighteen. */
const anyCourse = Array.from({ length: 18 }, (_, i) => ({ number: i + 1, par: 4 }))

/** Everything that a draw is made of. */
export async function readDrawing(db: Queryable, competition: CompetitionRow) {
  // One after the other: within a transaction there is one connection.
  const entrants = await listEnteredPlayers(db, competition.id)
  const wishes = await listStartWishes(db, competition.id)
  const teams = await listTeamsTogether(db, competition.id)
  const club = await findClub(db, competition.clubId)
  const whole = await findCourseOf(db, competition)
  if (!club) throw new Error(`Competition ${competition.id} belongs to no club`)
  const known = (whole?.holes ?? []).map(({ holeNumber, par }) => ({ number: holeNumber, par }))
  const place: StartPlace = { holes: known.length > 0 ? known : anyCourse, timeZone: club.timeZone }
  const terms = drawTermsOf(competition, place)
  return { entrants, wishes, teams, place, terms, entered: new Set(entrants.map(({ userId }) => userId)) }
}

/** What a draw of this competition is compared with. */
function drawTermsOf({ startDate, endDate, roundCount }: CompetitionRow, place: StartPlace): DrawTerms {
  const { timeZone } = place
  return {
    ...place,
    roundCount,
    days: daysOfPlay({ from: startDate.getTime(), to: endDate.getTime() }, timeZone),
  }
}

/** A draw as administrators work on it. */
export async function readStartDraw(db: Queryable, competition: CompetitionRow): Promise<StartDraw> {
  const { entrants, wishes, teams, place, terms, entered } = await readDrawing(db, competition)
  const sheet = await findStartSheet(db, competition.id)
  const groups = withoutWithdrawn(sheet?.groups ?? [], entered)
  const told = await listStartPlaces(db, competition.id)
  const players = await withMarks(db, entrants, {
    clubId: competition.clubId,
    competitionIds: [competition.id],
    to: 'club',
  })
  const tell = sheet ? toTell({ told, groups, entered }) : []
  const mismatches = drawMismatches({ groups, round: sheet?.settings.round }, terms)
  return {
    competitionId: competition.id,
    timeZone: place.timeZone,
    version: sheet?.version ?? 0,
    settings: sheet ? wireSettings(sheet) : null,
    groups: groups.map(({ startsAt, players, ...group }) => ({
      ...group,
      startsAt: new Date(startsAt).toISOString(),
      players: [...players],
    })),
    players: players.map(({ userId, firstName, lastName, marks, handicapIndex }) => ({
      userId,
      firstName,
      lastName,
      marks,
      handicap: handicapIndex === null ? null : handicapIndexToWire(toHandicapIndex(handicapIndex)),
    })),
    wishes: wishes.map((wish) => ({ ...wish, with: [...wish.with] })),
    teams,
    holes: [...place.holes],
    drawnAt: sheet?.drawnAt.toISOString() ?? null,
    publishedAt: sheet?.publishedAt?.toISOString() ?? null,
    toTell: tell.length,
    toTellOnPaper: tell.length - (await countWithAccount(db, tell)),
    days: terms.days,
    ...(mismatches.length > 0 ? { mismatches } : outsideView(groups, competition)),
  }
}

/** A start at which nobody can begin a card; a draw for another day says so already. */
function outsideView(
  groups: readonly DrawnGroup[],
  { startDate, endDate }: CompetitionRow,
): Pick<StartDraw, 'outside'> {
  const outside = startOutside(groups, { from: startDate.getTime(), to: endDate.getTime() })
  if (!outside) return {}
  const { of, startsAt, limit } = outside
  return {
    outside: { of, startsAt: new Date(startsAt).toISOString(), limit: new Date(limit).toISOString() },
  }
}

function wireSettings({ settings }: StartSheetRow): NonNullable<StartDraw['settings']> {
  const { kind, groupSize, intervalMinutes, order, seed, round } = settings
  return {
    kind,
    groupSize,
    intervalMinutes,
    order,
    seed,
    ...(round !== undefined && { round }),
    firstAt: new Date(settings.firstAt).toISOString(),
    breaks: settings.breaks.map((one) => ({ ...one })),
  }
}

/** Who has another start than they were told, or none any more though they are entered. */
export function toTell(sheet: {
  told: readonly StartPlaceRow[]
  groups: readonly DrawnGroup[]
  entered: ReadonlySet<string>
}): string[] {
  const told = sheet.told.map((place) => ({ ...place, startsAt: place.startsAt.getTime() }))
  const now = startsOf(sheet.groups)
  return [...changedStarts(told, now), ...lostStarts(told, now).filter((userId) => sheet.entered.has(userId))]
}
