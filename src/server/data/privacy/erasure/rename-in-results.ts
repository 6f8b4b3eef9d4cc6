import { eq, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import {
  formerMember,
  FORMER_MEMBER,
  withoutAnyName,
  withoutFullName,
  type PersonName,
} from '#contract/club/former-member.ts'
import { matches, type KeptStrokes } from '../../../platform/db/tables/brackets.ts'
import { resultSheets } from '../../../platform/db/tables/competitions.ts'
import { teams } from '../../../platform/db/tables/teams.ts'
import type { Transaction } from '../../../platform/db/transaction.ts'
import type { ErasedPerson } from './erased-person.ts'

/** Competitions that the person entered or played in. */
const theirCompetitions = (userId: string) => sql`
  select competition_id from competition_entries where user_id = ${userId}
  union select competition_id from team_members where user_id = ${userId}
  union select competition_id from teams where blind_user_id = ${userId}`

/**
 * Takes the person's name out of the rows of stored sheets and of the players of their teams; the names of teams follow
 * those of `teams`. Nothing else of a sheet changes.
 */
export async function renameInSheets(tx: Transaction, person: ErasedPerson): Promise<void> {
  const stored = await tx
    .select({
      competitionId: resultSheets.competitionId,
      rows: resultSheets.rows,
      cards: resultSheets.cards,
    })
    .from(resultSheets)
    .where(sql`${resultSheets.competitionId} in (${theirCompetitions(person.userId)})`)
    .for('update')
  for (const { competitionId, rows, cards } of stored) {
    const named = await tx
      .select({ id: teams.id, name: teams.name })
      .from(teams)
      .where(eq(teams.competitionId, competitionId))
    const names = new Map([
      ...named.map(({ id, name }): [string, string] => [id, name]),
      [person.userId, FORMER_MEMBER],
    ])
    await tx
      .update(resultSheets)
      .set({
        rows: rows.map((row) => renamed(row, names)),
        ...(cards && { cards: withoutNameOn(cards, person.userId) }),
      })
      .where(eq(resultSheets.competitionId, competitionId))
  }
}

/** Takes the person's name out of the sentences that explain the strokes of a match. */
export async function renameInMatches(tx: Transaction, person: ErasedPerson): Promise<void> {
  const stored = await tx
    .select({ id: matches.id, keptStrokes: matches.keptStrokes })
    .from(matches)
    .where(
      sql`${matches.keptStrokes} is not null and ${matches.competitionId} in (${theirCompetitions(person.userId)})`,
    )
    .for('update')
  for (const { id, keptStrokes } of stored) {
    if (keptStrokes === null) continue
    const anonymous = strokesWithoutName(keptStrokes, person)
    if (anonymous !== keptStrokes)
      await tx.update(matches).set({ keptStrokes: anonymous }).where(eq(matches.id, id))
  }
}

/** Kept strokes without a person's name; the very same object where it does not stand in them. */
function strokesWithoutName(kept: KeptStrokes, person: PersonName): KeptStrokes {
  const summary = withoutFullName(kept.summary, person)
  const steps = kept.steps.map((step) => withoutFullName(step, person))
  if (summary === kept.summary && steps.every((step, i) => step === kept.steps[i])) return kept
  return { ...kept, summary, steps, ...(kept.lines ? { lines: linesWithoutName(kept.lines, person) } : {}) }
}

type KeptLines = NonNullable<KeptStrokes['lines']>

function linesWithoutName({ summary, steps }: KeptLines, person: PersonName): KeptLines {
  const anonymous = (name: string) => withoutFullName(name, person)
  return {
    summary: summaryWithoutName(summary, anonymous),
    steps: steps.map(({ of, line }) => ({
      of: of === null ? null : anonymous(of),
      line: stepWithoutName(line, anonymous),
    })),
  }
}

type Anonymous = (name: string) => string

function summaryWithoutName(summary: KeptLines['summary'], anonymous: Anonymous): KeptLines['summary'] {
  switch (summary.kind) {
    case 'receives_strokes':
      return { ...summary, facts: { ...summary.facts, player: anonymous(summary.facts.player) } }
    case 'pair_receives':
      return { ...summary, facts: { ...summary.facts, pair: anonymous(summary.facts.pair) } }
    case 'four_ball_strokes': {
      const players = summary.facts.players.map((one) => ({ ...one, player: anonymous(one.player) }))
      return { ...summary, facts: { players } }
    }
    default:
      return summary
  }
}

type KeptLine = KeptLines['steps'][number]['line']

function stepWithoutName(line: KeptLine, anonymous: Anonymous): KeptLine {
  switch (line.kind) {
    case 'plays_off_scratch':
      return { ...line, facts: { player: anonymous(line.facts.player) } }
    case 'match_on_mixed_tees':
      return { ...line, facts: { ...line.facts, player: anonymous(line.facts.player) } }
    case 'off_the_lowest':
      return { ...line, facts: { ...line.facts, player: anonymous(line.facts.player) } }
    case 'off_the_lowest_once':
      return { ...line, facts: { ...line.facts, player: anonymous(line.facts.player) } }
    case 'par_above_lowest':
      return { ...line, facts: { ...line.facts, player: anonymous(line.facts.player) } }
    case 'pair_handicap':
      return { ...line, facts: { ...line.facts, pair: anonymous(line.facts.pair) } }
    default:
      return line
  }
}

/** Teams that are called after the person; two of one competition never get the same name. */
export async function renameInTeams(tx: Transaction, person: ErasedPerson): Promise<void> {
  const all = await tx
    .select({ id: teams.id, competitionId: teams.competitionId, name: teams.name })
    .from(teams)
    .where(sql`${teams.competitionId} in (${theirCompetitions(person.userId)})`)
    .for('update')
  const isOwn = new Set(person.teamIds)
  for (const team of all) {
    const wanted = isOwn.has(team.id) ? withoutAnyName(team.name, person) : withoutFullName(team.name, person)
    if (wanted === team.name) continue
    const taken = new Set(
      all
        .filter((one) => one.competitionId === team.competitionId && one !== team)
        .map((one) => one.name.toLowerCase()),
    )
    let name = wanted
    for (let i = 2; taken.has(name.toLowerCase()); i += 1) name = `${wanted} ${i}`
    team.name = name
    await tx
      .update(teams)
      .set({ name, revision: sql`${teams.revision} + 1` })
      .where(eq(teams.id, team.id))
  }
}

/** The stored cards with the person's own without their name. */
function withoutNameOn(
  cards: Readonly<Record<string, unknown>>,
  userId: string,
): Readonly<Record<string, unknown>> {
  const own = namedCards.safeParse(cards[userId])
  if (!own.success) return cards
  return {
    ...cards,
    [userId]: own.data.map((card) => ({ ...card, facts: { ...card.facts, ...formerMember } })),
  }
}

const namedCards = z.array(
  z.looseObject({ facts: z.looseObject({ firstName: z.string(), lastName: z.string() }) }),
)

/** A copy in which everything with one of these ids has its new name, at any depth. */
function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => renamed(one, names))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [key, renamed(inner, names)]),
  )
  const name = typeof copy.userId === 'string' ? names.get(copy.userId) : undefined
  return name !== undefined && 'playerName' in copy ? { ...copy, playerName: name } : copy
}
