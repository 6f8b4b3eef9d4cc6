import type { Terms } from '#contract/card/term-corrections.ts'
import { hasWomensCard } from '#golf/course/womens-card.ts'
import { differentTerms, type ComparedCard } from '#golf/card/compare-terms.ts'
import { type CompetitionRow, findCompetition } from '../../competition/competition.ts'
import { findCourse, type WholeCourse } from '../../course/course.ts'
import { momentOfDay } from '../../platform/db/club-day.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findClub } from '../../club/club.ts'
import type { RoundRow } from '../rounds.store.ts'
import { MOST_CARDS } from './correct-terms.ts'
import { listCards, listCorrections, listPlayers } from './term-corrections.store.ts'
import { termText } from './term-values.ts'
import { isDifferent, termsNow } from './terms-now.ts'

type Asked = {
  viewer: SignedIn
  clubId: string
  competitionId?: string | undefined
  courseId?: string | undefined
  from?: string | undefined
}

/** What the cards of a competition or a course were scored with, as far as it is not alike or not as it is now. */
export async function readTerms(
  { db }: Pick<Services, 'db'>,
  { viewer, clubId, competitionId, courseId, from }: Asked,
): Promise<Terms> {
  requireClubAdmin(viewer, clubId)
  if (competitionId === undefined && courseId === undefined)
    throw fieldError('competitionId', 'Name a competition or a course.')
  if (!(await isOfClub(db, { clubId, competitionId, courseId }))) throw new AppError('not_found')
  const timeZone = (await findClub(db, clubId))?.timeZone ?? 'UTC'
  const since = from === undefined ? undefined : momentOfDay(from, timeZone)
  const rounds = await listCards(db, { clubId, competitionId, courseId, since }, MOST_CARDS)
  const cards = await withCourses(db, rounds)
  const isOneOfMany = (cards[0]?.competition?.roundCount ?? 1) > 1
  const apart = competitionId === undefined ? [] : differentTerms(cards.map(compared))
  const names = new Map(cards.map(({ round, name }) => [round.id, name]))
  return {
    outdated: cards.filter(isOutdated).length,
    apart: apart.map(({ term, roundNumber, holeNumber, values }) => ({
      term,
      roundNumber: isOneOfMany ? roundNumber : null,
      ...(holeNumber !== undefined && { holeNumber }),
      values: values.map(({ value, cards: of }) => ({
        value: termText(term, value),
        players: of.map((id) => names.get(id) ?? ''),
      })),
    })),
    corrections: await readCorrections(
      db,
      rounds.map(({ id }) => id),
    ),
  }
}

/** Whether what is asked about is of the club. */
async function isOfClub(
  db: Queryable,
  { clubId, competitionId, courseId }: Pick<Asked, 'clubId' | 'competitionId' | 'courseId'>,
): Promise<boolean> {
  const competition = competitionId === undefined ? undefined : await findCompetition(db, competitionId)
  const whole = courseId === undefined ? undefined : await findCourse(db, courseId)
  return (
    (competitionId === undefined || competition?.clubId === clubId) &&
    (courseId === undefined || whole?.course.clubId === clubId)
  )
}

type FoundCard = {
  round: RoundRow
  whole: WholeCourse | undefined
  competition: CompetitionRow | undefined
  gender: string | null
  name: string
}

async function withCourses(db: Services['db'], rounds: readonly RoundRow[]): Promise<FoundCard[]> {
  const userIds = [...new Set(rounds.map(({ userId }) => userId))]
  const players = new Map((await listPlayers(db, userIds)).map((one) => [one.id, one]))
  const courses = new Map<string, WholeCourse | undefined>()
  for (const id of new Set(rounds.map((round) => round.courseId))) courses.set(id, await findCourse(db, id))
  const competitions = new Map<string | null, CompetitionRow | undefined>()
  for (const id of new Set(rounds.flatMap((round) => round.competitionId ?? [])))
    competitions.set(id, await findCompetition(db, id))
  return rounds.flatMap((round) => {
    const player = players.get(round.userId)
    // Of somebody who is erased nobody knows whose pars and ratings were theirs.
    if (player?.erasedAt !== null) return []
    return {
      round,
      whole: courses.get(round.courseId),
      competition: competitions.get(round.competitionId),
      gender: player.gender,
      name: `${player.firstName} ${player.lastName}`.trim(),
    }
  })
}

function isOutdated({ round, whole, competition, gender }: FoundCard): boolean {
  const terms = whole && termsNow({ round, whole, competition, gender })
  return terms !== undefined && isDifferent(round, terms)
}

function compared({ round, whole, gender }: FoundCard): ComparedCard {
  const isWomens = gender === 'women' && whole !== undefined && hasWomensCard(whole.holes)
  return {
    id: round.id,
    courseId: round.courseId,
    roundNumber: round.roundNumber,
    teeId: round.teeId,
    ratedFor: gender,
    playedBy: isWomens ? 'women' : 'everybody',
    terms: round,
  }
}

async function readCorrections(
  db: Services['db'],
  roundIds: readonly string[],
): Promise<Terms['corrections']> {
  const rows = await listCorrections(db, roundIds)
  return rows.map(({ correction, firstName, lastName, cards }) => ({
    id: correction.id,
    kind: correction.scope.kind,
    reason: correction.reason,
    cards,
    authorName: `${firstName ?? ''} ${lastName ?? ''}`.trim() || null,
    at: correction.madeAt.toISOString(),
    isTakenBack: correction.takenBackAt !== null,
  }))
}
