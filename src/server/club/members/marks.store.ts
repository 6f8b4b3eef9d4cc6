import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { fullName, type PersonName } from '#contract/club/former-member.ts'
import { namesakesIn, tellApart, type Mark, type MarkKind } from '#contract/club/tell-apart.ts'
import { handicapIndexToDecimal, toHandicapIndex } from '#golf/numbers.ts'
import { clubs, memberships } from '../../platform/db/tables/clubs.ts'
import { guests } from '../../platform/db/tables/groups.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { startPlaces, startSheets } from '../../platform/db/tables/start-sheets.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** A start is a moment on the club's clock. */
type ShownMark = Mark & { timeZone?: string }

/** Who reads the list, and so what may stand in it, the best first; a birth date or an address never does. */
const shownTo = {
  club: ['number', 'handicap', 'start', 'hole', 'tee', 'home_club'],
  players: ['start', 'hole', 'handicap', 'tee', 'home_club'],
  kiosk: ['start', 'hole', 'tee', 'home_club', 'number_end'],
} as const satisfies Record<string, readonly MarkKind[]>

type Terms = { clubId: string; competitionIds: readonly string[]; to: keyof typeof shownTo }

/** How many letters of a member number a kiosk shows. */
const END = 2

/**
 * What tells people of one name apart in a list that is shown to the club, to players or at a kiosk, by their ids. A list
 * without namesakes asks the database nothing.
 */
export async function listMarks(
  db: Queryable,
  people: readonly { id: string; name: string }[],
  { to, ...terms }: Terms,
): Promise<Map<string, ShownMark[]>> {
  const ids = [...namesakesIn(people)]
  if (ids.length === 0) return new Map()
  const known = await readKnown(db, { ...terms, ids })
  const told = tellApart(people.map((one) => ({ ...one, marks: marksOf(known.get(one.id), shownTo[to]) })))
  return new Map([...told].map(([id, marks]) => [id, [...marks]]))
}

type Listed = { userId: string } & ({ playerName: string } | PersonName)

/** The same list, with the marks of each who has a namesake in it. */
export async function withMarks<Person extends Listed>(
  db: Queryable,
  people: readonly Person[],
  terms: Terms,
): Promise<(Person & { marks: ShownMark[] | undefined })[]> {
  const named = people.map((one) => ({ id: one.userId, name: nameOf(one) }))
  const marks = await listMarks(db, named, terms)
  return people.map((one) => ({ ...one, marks: marks.get(one.userId) }))
}

function nameOf(one: Listed): string {
  return 'playerName' in one ? one.playerName : fullName(one)
}

type Known = Partial<Record<MarkKind, string | null>> & { timeZone: string }

function marksOf(known: Known | undefined, kinds: readonly MarkKind[]): ShownMark[] {
  if (!known) return []
  return kinds.flatMap((kind) => {
    const value = known[kind] ?? ''
    if (value === '') return []
    return [{ kind, value, ...(kind === 'start' && { timeZone: known.timeZone }) }]
  })
}

type Asked = { clubId: string; competitionIds: readonly string[]; ids: readonly string[] }

async function readKnown(db: Queryable, asked: Asked): Promise<Map<string, Known>> {
  const people = await db
    .select({
      id: users.id,
      number: memberships.memberNumber,
      handicapIndex: users.handicapIndex,
      homeClub: guests.homeClub,
      tee: rounds.teeName,
      timeZone: clubs.timeZone,
    })
    .from(users)
    .innerJoin(clubs, eq(clubs.id, asked.clubId))
    .leftJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.clubId, asked.clubId)))
    .leftJoin(guests, and(eq(guests.userId, users.id), eq(guests.clubId, asked.clubId)))
    .leftJoin(
      rounds,
      and(eq(rounds.userId, users.id), eq(rounds.clubId, asked.clubId), eq(rounds.status, 'in_progress')),
    )
    .where(inArray(users.id, [...asked.ids]))
  const starts = await listStarts(db, asked)
  return new Map(
    people.map(({ id, number, handicapIndex, homeClub, tee, timeZone }) => {
      const start = starts.get(id)
      const index = handicapIndex === null ? undefined : toHandicapIndex(handicapIndex)
      const handicap = index === undefined ? null : handicapIndexToDecimal(index)
      return [
        id,
        {
          number,
          number_end: number?.slice(-END) ?? null,
          handicap,
          tee,
          timeZone,
          home_club: homeClub,
          start: start?.startsAt.toISOString() ?? null,
          hole: start === undefined ? null : `${start.hole}${start.half ?? ''}`,
        },
      ]
    }),
  )
}

/** The first start of each on the published sheets of these competitions. */
async function listStarts(db: Queryable, { competitionIds, ids }: Asked) {
  if (competitionIds.length === 0) return new Map<string, never>()
  const rows = await db
    .select({
      userId: startPlaces.userId,
      startsAt: startPlaces.startsAt,
      hole: startPlaces.hole,
      half: startPlaces.half,
    })
    .from(startPlaces)
    .innerJoin(
      startSheets,
      and(eq(startSheets.id, startPlaces.competitionId), isNotNull(startSheets.publishedAt)),
    )
    .where(
      and(inArray(startPlaces.competitionId, [...competitionIds]), inArray(startPlaces.userId, [...ids])),
    )
    .orderBy(asc(startPlaces.startsAt))
  return new Map(rows.reverse().map((row) => [row.userId, row]))
}
