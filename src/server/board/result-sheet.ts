import { z } from 'zod/mini'
import { competitionTypes } from '#golf/competition/competition.ts'
import { countbackOrders } from '#golf/competition/formats/countback-order.ts'
import type { RoundTerms } from '#golf/handicap/explain-handicap.ts'
import { recommendedAllowance } from '#golf/handicap/recommended-allowance.ts'
import { ownPlaces, type OwnPlace } from '#golf/board/own-place.ts'
import {
  type CompetitionRow,
  findSheetCards,
  readCompetitionType,
  readCountbackOrder,
} from '../competition/competition.ts'
import type { HoleResults } from '#golf/card/hole-result.ts'
import type { Queryable, Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { resultColumns, resultFrom } from '../platform/db/stored-golf.ts'
import { toPlacedRow } from './live/to-placed-row.ts'
import { openLiveBoard } from './board-source.ts'
import {
  listEntrantFacts,
  listRoundTerms,
  type EntrantFacts,
  type RoundTermsFacts,
} from './leaderboard.store.ts'

const snapshotHole = z.object({
  holeNumber: z.number(),
  par: z.number(),
  strokeIndex: z.number(),
  yards: z.nullable(z.number()),
  most: z.optional(z.number()),
  mostNet: z.optional(z.number()),
  isClosed: z.optional(z.boolean()),
})

const sheetFacts = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isUnnamed: z.boolean(),
  handicapIndex: z.nullable(z.number()),
  cardStatus: z.string(),
  cardRevision: z.number(),
  teamId: z.nullable(z.string()),
  roundNumber: z.nullable(z.number()),
  status: z.nullable(z.string()),
  revision: z.nullable(z.number()),
  playingHandicap: z.nullable(z.number()),
  stablefordTable: z.nullable(z.string()),
  holes: z.nullable(z.array(snapshotHole)),
  totalsOnly: z.nullable(z.boolean()),
  totalsConfirmed: z.boolean(),
  gross: z.nullable(z.number()),
  net: z.nullable(z.number()),
  points: z.nullable(z.number()),
  netToPar: z.nullable(z.number()),
  results: z.nullable(z.array(z.tuple([z.number(), z.string(), z.nullable(z.number())]))),
})

const roundTerms = z.object({
  courseRating: z.number(),
  slope: z.number(),
  par: z.number(),
  allowancePercent: z.number(),
  courseHandicap: z.number(),
})

/** The cards of one player, one of each round. */
const sheetCards = z.array(z.object({ facts: sheetFacts, terms: z.nullable(roundTerms) }))

/** The competition's own terms, which the arithmetic of each card names. */
const sheetTerms = z.object({
  type: z.enum(competitionTypes),
  order: z.enum(countbackOrders),
  roundCount: z.number(),
  allowance: z.object({ recommended: z.optional(z.number()), reason: z.optional(z.string()) }),
})
type StoredTerms = z.infer<typeof sheetTerms>
export type SheetTerms = Omit<StoredTerms, 'allowance'> & { allowance: NonNullable<RoundTerms['other']> }

/** A player's cards, and the terms of each by its round. */
export type FrozenCards = {
  cards: EntrantFacts[]
  terms: ReadonlyMap<number, RoundTermsFacts>
  sheet: SheetTerms
}

/**
 * Everything that a final result is shown from (D10): the board in order, and for each player what their opened row and its
 * arithmetic are made of. `places`: of each player, for the notice. Read in the transaction that makes the result final, so with what that has changed.
 */
export async function makeResultSheet(
  services: Pick<Services, 'now'>,
  tx: Transaction,
  competition: CompetitionRow,
): Promise<{
  rows: readonly unknown[]
  cards: Record<string, unknown>
  terms: SheetTerms
  places: ReadonlyMap<string, OwnPlace>
}> {
  const board = await openLiveBoard({ db: tx, pool: tx, now: services.now }, competition.id, () => undefined)
  const rows = board.order(await board.load())
  const facts = await listEntrantFacts(tx, competition)
  const terms = await listRoundTerms(tx, competition)
  const termsOf = new Map<string, RoundTermsFacts>(
    terms.map(({ userId, roundNumber, ...one }) => [`${userId} ${roundNumber}`, one]),
  )
  const cards: Record<string, unknown[]> = {}
  for (const one of facts)
    (cards[one.userId] ??= []).push({
      facts: { ...one, results: toStored(one.results) },
      terms: termsOf.get(`${one.userId} ${one.roundNumber}`) ?? null,
    })
  return { rows, cards, terms: sheetTermsOf(competition), places: ownPlaces(rows.map(toPlacedRow)) }
}

/** A player's cards as they were when the result became final; undefined where the sheet has none. */
export async function readFrozenCards(
  db: Queryable,
  { competitionId, userId }: { competitionId: string; userId: string },
): Promise<FrozenCards | undefined> {
  const stored = await findSheetCards(db, competitionId, userId)
  if (!stored) return undefined
  const cards = z.parse(sheetCards, stored.cards)
  return {
    cards: cards.map(({ facts }) => ({ ...facts, results: facts.results && fromStored(facts.results) })),
    terms: new Map(cards.flatMap(({ facts, terms }) => (terms ? [[facts.roundNumber ?? 1, terms]] : []))),
    sheet: termsFrom(z.parse(sheetTerms, stored.terms)),
  }
}

/** Of a competition now: its format, its countback, and its allowance where that is not the recommended one. */
export function sheetTermsOf(competition: CompetitionRow): SheetTerms {
  const { allowancePercent, allowanceReason, teamSize, countingScores } = competition
  const type = readCompetitionType(competition)
  const recommended = recommendedAllowance({ competitionType: type, teamSize, countingScores })?.percent
  return {
    type,
    order: readCountbackOrder(competition),
    roundCount: competition.roundCount,
    allowance: {
      ...(recommended !== undefined && recommended !== allowancePercent && { recommended }),
      ...(allowanceReason !== null && { reason: allowanceReason }),
    },
  }
}

function termsFrom({ allowance: { recommended, reason }, ...terms }: StoredTerms): SheetTerms {
  return {
    ...terms,
    allowance: {
      ...(recommended !== undefined && { recommended }),
      ...(reason !== undefined && { reason }),
    },
  }
}

function fromStored(results: readonly [number, string, number | null][]): HoleResults {
  return new Map(results.map(([hole, result, strokes]) => [hole, resultFrom(result, strokes)]))
}

function toStored(results: EntrantFacts['results']): unknown {
  if (results === null) return null
  return [...results].map(([hole, result]) => {
    const { result: kind, strokes } = resultColumns(result)
    return [hole, kind, strokes]
  })
}
