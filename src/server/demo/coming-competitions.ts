import type { z } from 'zod/mini'
import { createCompetition, type createCompetitionBody } from '#contract/competition/competition-changes.ts'
import { joinCompetition } from '#contract/competition/competitions.ts'
import type { DemoClub } from './found-club.ts'

const DAY_MS = 86_400_000

type Coming = Omit<z.input<typeof createCompetitionBody>, 'clubId' | 'courseId' | 'startDate' | 'endDate'> & {
  inDays: number
  lastsDays: number
  /** How many of the members have entered already. */
  entered: number
}

/** Upcoming competitions: one of every type except the one that is being played. */
const notices: readonly Coming[] = [
  {
    name: 'Winter Medal',
    competitionType: 'stroke_play',
    inDays: 7,
    lastsDays: 1,
    entered: 9,
    entryFee: 5,
    prizes: 'Vouchers for the first three',
  },
  {
    name: 'Winter Knock-Out',
    competitionType: 'matchplay',
    inDays: 10,
    lastsDays: 90,
    entered: 14,
    maxParticipants: 16,
    entryFee: 10,
    description: 'One round each fortnight, matches arranged between the players.',
  },
  {
    name: 'Robin Bogey',
    competitionType: 'par_bogey',
    inDays: 12,
    lastsDays: 1,
    entered: 7,
    entryFee: 5,
  },
  {
    name: 'Beginners’ Medal',
    competitionType: 'maximum_score',
    inDays: 17,
    lastsDays: 1,
    entered: 6,
    maximumKind: 'net_double_bogey',
    description: 'No hole counts more than a net double bogey, so a bad one ends early.',
  },
  {
    name: 'Birdie Hunt',
    competitionType: 'modified_stableford',
    inDays: 19,
    lastsDays: 1,
    entered: 8,
    entryFee: 5,
  },
  {
    name: 'Captain’s Team Challenge',
    competitionType: 'team_stroke',
    inDays: 14,
    lastsDays: 1,
    entered: 8,
    teamSize: 4,
    countingScores: 2,
  },
  {
    name: 'Turkey Trot Team Stableford',
    competitionType: 'team_stableford',
    inDays: 21,
    lastsDays: 1,
    entered: 12,
    teamSize: 4,
    countingScores: 2,
    entryFee: 15,
    prizes: 'A turkey for each of the winning team',
  },
]

/** Creates the upcoming competitions and enters members in some of them. */
export async function listComingCompetitions(club: DemoClub, now: Date): Promise<void> {
  for (const [i, { inDays, lastsDays, entered, ...notice }] of notices.entries()) {
    const opensAt = startOfPlay(now.getTime() + inDays * DAY_MS)
    const { id: competitionId } = await club.admin.ask(createCompetition, {
      body: {
        ...notice,
        clubId: club.clubId,
        courseId: club.courses[i % club.courses.length]?.id ?? null,
        startDate: new Date(opensAt).toISOString(),
        endDate: new Date(opensAt + lastsDays * DAY_MS - DAY_MS / 2).toISOString(),
      },
    })
    for (const { person } of club.players.slice(-entered))
      await person.ask(joinCompetition, { params: { competitionId } })
  }
}

/** 8:00 UTC on that day. */
function startOfPlay(time: number): number {
  return Math.floor(time / DAY_MS) * DAY_MS + DAY_MS / 3
}
