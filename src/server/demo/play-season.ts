import { createCompetition } from '#contract/competition/competition-changes.ts'
import { setCompetitionStatus } from '#contract/competition/competition-steps.ts'
import { joinCompetition } from '#contract/competition/competitions.ts'
import type { RoundDetail } from '#contract/card/rounds.ts'
import { startRound } from '#contract/card/start-round.ts'
import { recordHoleEntries, submitRound, type SentHoleEntry } from '#contract/card/rounds.ts'
import { putSeason } from '#contract/competition/season.ts'
import { holeFromWire } from '#contract/platform/wire-names.ts'
import { playingHandicap } from '#golf/numbers.ts'
import { mintEntryId, type EntryId } from '#golf/card/entry-id.ts'
import { USUAL_ECLECTIC_PERCENT } from '#golf/competition/season/eclectic.ts'
import type { DemoClub } from './found-club.ts'
import { fullName } from './people.ts'
import { playCard, type PlayedHole } from './plausible-golf.ts'
import { teeFor } from './real-courses.ts'
import type { PlannedCompetition, PlannedRound, Season } from './season-plan.ts'
import type { Random } from './seeded-random.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS
const MINUTES_A_HOLE = 14

type Playing = {
  club: DemoClub
  setTime: (time: Date) => void
  random: Random
  progress: (line: string) => void
}

/**
 * Plays the whole plan, each round with the server's clock set to its day. The club has made every result final but
 * that of the last competition, and counts those of its last year for a season.
 */
export async function playSeason(playing: Playing, season: Season): Promise<void> {
  const competitionIds: string[] = []
  const { club, setTime } = playing
  const total =
    season.friendlies.length + season.competitions.reduce((sum, { rounds }) => sum + rounds.length, 0)
  let played = 0
  const play = async (round: PlannedRound, competitionId: string | null) => {
    playing.progress(`Playing the season: ${played} of ${total} rounds`)
    await playRound(playing, round, competitionId)
    played += 1
  }
  for (const round of season.friendlies) await play(round, null)
  for (const competition of season.competitions) {
    setTime(new Date(competition.opensAt.getTime() - 14 * DAY_MS))
    const { id } = await club.admin.ask(createCompetition, {
      body: {
        name: competition.name,
        clubId: club.clubId,
        courseId: club.courses[competition.course]?.id ?? null,
        competitionType: competition.type,
        startDate: competition.opensAt.toISOString(),
        endDate: competition.closesAt.toISOString(),
        entryFee: 5,
        prizes: 'Vouchers for the first three',
      },
    })
    if (isOfTheYear(competition, season)) competitionIds.push(id)
    for (const round of competition.rounds)
      await club.players[round.player]?.person.ask(joinCompetition, { params: { competitionId: id } })
    for (const round of competition.rounds) await play(round, id)
    if (competition === season.competitions.at(-1)) continue
    setTime(new Date(competition.closesAt.getTime() + DAY_MS))
    await club.admin.ask(setCompetitionStatus, { params: { competitionId: id }, body: { status: 'final' } })
  }
  await setUpTables(club, season, competitionIds)
}

const yearOf = (competition: PlannedCompetition | undefined) => competition?.opensAt.getUTCFullYear()

/** Whether it is in the year of the last one: early in a year, the year before is on show. */
function isOfTheYear(competition: PlannedCompetition, { competitions }: Season): boolean {
  return yearOf(competition) === yearOf(competitions.at(-1))
}

/** The order of merit and the eclectic of the year, on the course of its first competition. */
async function setUpTables(
  club: DemoClub,
  { competitions }: Season,
  competitionIds: string[],
): Promise<void> {
  const year = yearOf(competitions.at(-1))
  const first = competitions.find((competition) => yearOf(competition) === year)
  const courseId = club.courses[first?.course ?? 0]?.id
  if (year === undefined || courseId === undefined) return
  await club.admin.ask(putSeason, {
    params: { clubId: club.clubId, seasonId: `sea_oakhill${year}` },
    body: {
      name: 'Order of merit',
      year,
      competitionIds,
      points: [25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
      otherPoints: 0,
      best: 4,
      eclectic: { courseId, percent: USUAL_ECLECTIC_PERCENT },
    },
  })
}

async function playRound(
  { club, setTime, random }: Playing,
  planned: PlannedRound,
  competitionId: string | null,
): Promise<void> {
  const player = club.players[planned.player]
  const marker = club.players[planned.marker]
  const course = club.courses[planned.course]
  if (!player || !marker || !course) throw new Error('The plan names somebody or a course that is not there.')
  setTime(planned.teeOff)
  const teeId = teeFor(course.tees, player.member.tee)?.id ?? null
  const round = await player.person.ask(startRound, { body: { courseId: course.id, competitionId, teeId } })
  const card = cardFor(round, random)
  const minutes = (holes: number) => new Date(planned.teeOff.getTime() + holes * MINUTES_A_HOLE * MINUTE_MS)
  setTime(minutes(card.length + 1))
  let last: EntryId | undefined
  const entries = card.map((hole, i) => {
    const entry = entryFor(hole, { at: minutes(i + 1), last, random })
    last = entry.id
    return entry
  })
  await player.person.ask(recordHoleEntries, { params: { roundId: round.id }, body: { entries } })
  const partner = fullName(marker.member)
  await player.person.ask(submitRound, {
    params: { roundId: round.id },
    body: { isCompleted: true, partnerName: partner, partnerSignature: partner },
  })
}

/** The scores this player makes in the round that the server has started for them. */
export function cardFor(round: RoundDetail, random: Random): PlayedHole[] {
  return playCard({
    holes: round.terms.holes.map(holeFromWire),
    courseHandicap: round.terms.courseHandicap,
    playingHandicap: playingHandicap(round.terms.playingHandicap),
    mayPickUp: round.competitionType === 'stableford',
    random,
  })
}

/** The entry that a phone sends for a hole. */
export function entryFor(
  hole: PlayedHole,
  input: { at: Date; last: EntryId | undefined; random: Random },
): SentHoleEntry & { id: EntryId } {
  const { id, at } = mintEntryId(input.at.getTime(), input.last, input.random)
  const base = { id, holeNumber: hole.holeNumber, at: new Date(at).toISOString() }
  return hole.isPickedUp
    ? { ...base, result: 'picked_up' }
    : { ...base, result: 'strokes', grossScore: hole.strokes }
}
