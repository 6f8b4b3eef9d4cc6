import { roundDifferential } from '#golf/handicap/score-differential.ts'
import type { KnownTee } from '#contract/handicap/score-import/find-rating.ts'
import type { DateOrder } from '#contract/club/member-import/read-date.ts'
import { readScoreLines, scoreKey } from '#contract/handicap/score-import/read-score-lines.ts'
import { namesScores, type ScoreField } from '#contract/handicap/score-import/score-fields.ts'
import type { Day } from '#golf/day.ts'
import type { RecordEntry } from '#golf/handicap/scoring-record.ts'
import { listClubCourses, type WholeCourse } from '../../course/course.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { fractionFrom } from '../record-numbers.ts'
import type { Sheet } from '../../club/club.ts'
import type { Reading, UnderstoodSheet } from '../../club/club.ts'
import { byPlayer, listKnownPlayers, listStandingScores } from './score-import.store.ts'

/** How the sender wants a list of results to be read. */
export type ScoreReading = Reading<ScoreField> & { far?: 'right' | undefined }

/** Reads a sheet as past rounds of the club's members, as the club is now. */
export async function readScores(
  db: Queryable,
  input: {
    clubId: string
    readerId: string
    sheet: Sheet
    understood: UnderstoodSheet<ScoreField>
    today: Day
    dates: DateOrder | undefined
    far: 'right' | undefined
  },
) {
  const { clubId, readerId, sheet, understood, today, dates, far } = input
  // Without the columns that a score needs, each line would have the same faults.
  if (!namesScores(understood.columns))
    return { scores: [], faults: [], far: 0, dateOrder: undefined, names: new Map<string, string>() }
  const players = await listKnownPlayers(db, clubId)
  const read = readScoreLines(understood.body, {
    columns: understood.columns,
    players,
    readerId,
    today,
    dates,
    is1904: sheet.is1904,
    tees: knownTees(await listClubCourses(db, clubId)),
    areFarRight: far === 'right',
    onRecord: scoreKeys(await listStandingScores(db, clubId)),
  })
  return { ...read, names: new Map(players.map(({ userId, name }) => [userId, name])) }
}

/** The rated tees of courses of eighteen holes. */
function knownTees(courses: readonly WholeCourse[]): KnownTee[] {
  return courses.flatMap(({ course, tees, holes }) =>
    holes.length === 9
      ? []
      : tees.map(({ name, ratings }) => ({ courseName: course.name, teeName: name, ratings })),
  )
}

function scoreKeys({ past, played }: Awaited<ReturnType<typeof listStandingScores>>): Set<string> {
  return new Set([
    ...past.map(({ differential, ...row }) =>
      scoreKey({ ...row, inTenths: roundDifferential(fractionFrom(differential)) }),
    ),
    ...played.map(scoreKey),
  ])
}

/** The scores of a list as entries of their players' records; they have no ids before they are stored. */
export function entriesOf(scores: Parameters<typeof byPlayer>[0]) {
  const players = byPlayer(scores)
  return (userId: string): RecordEntry[] =>
    (players.get(userId) ?? []).map(({ day, line, differential }) => ({
      kind: 'eighteen',
      id: `line ${line}`,
      day,
      differential,
    }))
}
