import type { CompetitionPrizes } from '#contract/competition/prizes.ts'
import type { LiveRow } from '#contract/platform/live-events.ts'
import { amountText } from '#contract/money/currencies.ts'
import { cardStatusNamed } from '#golf/competition/card-status.ts'
import { divisionOf, type Division } from '#golf/competition/divisions.ts'
import { rankedBy } from '#golf/competition/ranked-by.ts'
import {
  awardPrizes,
  type Award,
  type CategoryAwards,
  type PrizeResults,
} from '#golf/competition/prizes/award-prizes.ts'
import { prizeMismatch, type PrizeTerms } from '#golf/competition/prizes/prize-mismatch.ts'
import { moneyOf, type PrizeCategory } from '#golf/competition/prizes/prize-plan.ts'
import {
  type CompetitionRow,
  currentStatus,
  findPrizePlan,
  findPrizeTerms,
  listWinners,
  readCompetitionType,
  readCountbackOrder,
  readCut,
  type WinnerRow,
} from '../../competition/competition.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { placeRows, playerName, scoreEntrant } from '../board-row.ts'
import { listEntrantFacts, type BoardReader, type EntrantFacts } from '../leaderboard.store.ts'
import { findClub } from '../../club/club.ts'
import { grossStandings, type GrossFinisher } from './gross-standings.ts'

/** Players by id, and what each place was won with. */
type Found = {
  results: PrizeResults
  names: ReadonlyMap<string, string>
  rows: ReadonlyMap<string, LiveRow>
  gross: ReadonlyMap<string, GrossFinisher>
}

/** The server's own, or a command's transaction with the board as that has made it. */
type PrizeReader = Pick<Services, 'now'> & {
  db: Queryable
  pool: BoardReader
  hub: { rows: (competitionId: string) => Promise<readonly LiveRow[]> }
}

/**
 * The prizes of a competition as a reader sees them. Who wins is worked out from the cards each time, by the functions that
 * place them on the board; once the result is final neither cards nor prizes can change. It costs one reading of the
 * competition's cards, which an administrator's desk and the readers of a final result ask for, and no watcher of a board.
 */
export async function readPrizes(
  services: PrizeReader,
  { competition, seesAwards }: { competition: CompetitionRow; seesAwards: boolean },
): Promise<CompetitionPrizes> {
  const { db, now } = services
  // One after the other: a transaction has one connection.
  const plan = await findPrizePlan(db, competition.id)
  const winners = await listWinners(db, competition.id)
  const club = await findClub(db, competition.clubId)
  const terms = await findPrizeTerms(db, competition)
  if (!club) throw new Error(`Competition ${competition.id} belongs to no club`)
  const isFinal = currentStatus(competition, now()) === 'final'
  const { currency } = club
  const found = seesAwards || isFinal ? await findResults(services, competition, winners) : undefined
  const awarded = new Map(
    found && awardPrizes(plan, found.results).map((given) => [given.categoryId, given] as const),
  )
  return {
    version: plan.version,
    currency,
    onePerPlayer: plan.isOnePerPlayer,
    isFinal,
    total: amountText(moneyOf(plan), currency),
    categories: plan.categories.map((category) => ({
      ...categoryView(category, { currency, divisions: competition.divisions ?? [] }),
      winner: winnerView(winners.find(({ categoryId }) => categoryId === category.id)),
      ...mismatchView(category, { terms, seesMismatch: seesAwards && !isFinal }),
      ...awardsView(category, { given: awarded.get(category.id), found, competition, currency }),
    })),
  }
}

async function findResults(
  { hub, pool }: PrizeReader,
  competition: CompetitionRow,
  winners: readonly WinnerRow[],
): Promise<Found> {
  const rows = await hub.rows(competition.id)
  const facts = await listEntrantFacts(pool, competition)
  const { roundCount } = competition
  const gross = grossStandings(facts, { roundCount, order: readCountbackOrder(competition) })
  const divisions = divisionsOf(facts, competition)
  const placed = ({ entrantId, position }: { entrantId: string; position: number | null }) => ({
    entrantId,
    position,
    divisionId: divisions.get(entrantId) ?? null,
  })
  const names = new Map(facts.map((one) => [one.userId, playerName(one)]))
  for (const row of rows) names.set(row.userId, row.playerName)
  for (const { userId, firstName, lastName } of winners)
    if (!names.has(userId)) names.set(userId, `${firstName} ${lastName}`)
  return {
    names,
    rows: new Map(rows.map((row) => [row.userId, row])),
    gross: new Map(gross.map((one) => [one.entrantId, one])),
    results: {
      result: placeRows(rows, { isOver: true, cut: readCut(competition) }).placed.map(placed),
      gross: gross.map(placed),
      twos: facts.flatMap(twosOf),
      winners: new Map(winners.map(({ categoryId, userId }) => [categoryId, userId])),
    },
  }
}

/** The division that each player's card was begun in, as the board has it; teams have none. */
function divisionsOf(facts: readonly EntrantFacts[], competition: CompetitionRow): Map<string, string> {
  return new Map(
    facts.flatMap(({ userId, division: fixed = null, handicapIndex: index }) => {
      const division = divisionOf(competition.divisions ?? [], { fixed, index })
      return division ? [[userId, division.id] as const] : []
    }),
  )
}

/** Of a card that was handed in and not ruled out. */
function twosOf(facts: EntrantFacts): { entrantId: string; holeNumber: number }[] {
  if (facts.status !== 'submitted' || cardStatusNamed(facts.cardStatus) !== 'playing') return []
  const card = facts.totalsOnly ? undefined : scoreEntrant(facts)
  return (card?.lines ?? []).flatMap(({ holeNumber, result }) =>
    result.kind === 'strokes' && result.strokes === 2 ? [{ entrantId: facts.userId, holeNumber }] : [],
  )
}

type CategoryView = CompetitionPrizes['categories'][number]

function categoryView(
  category: PrizeCategory,
  { currency, divisions }: { currency: string; divisions: readonly Division[] },
): Pick<CategoryView, 'id' | 'kind' | 'name' | 'divisionId' | 'division' | 'holeNumber' | 'prizes'> {
  const { id, kind, name, divisionId, holeNumber, prizes } = category
  const division = divisions.find((one) => one.id === divisionId)
  return {
    id,
    kind,
    name,
    divisionId,
    holeNumber,
    ...(division && { division: division.name }),
    prizes: prizes.map(({ amountMinor, thing }) => ({
      amount: amountMinor === null ? null : amountText(amountMinor, currency),
      thing,
    })),
  }
}

/** For those who set the prizes, while they can still be changed. */
function mismatchView(
  category: PrizeCategory,
  { terms, seesMismatch }: { terms: PrizeTerms; seesMismatch: boolean },
): Pick<CategoryView, 'mismatch'> {
  const mismatch = seesMismatch ? prizeMismatch(category, terms) : undefined
  return mismatch === undefined ? {} : { mismatch }
}

function winnerView(winner: WinnerRow | undefined): CategoryView['winner'] {
  if (!winner) return null
  const { userId, firstName, lastName, measure } = winner
  return { userId, playerName: `${firstName} ${lastName}`, measure }
}

type AwardsTerms = {
  given: CategoryAwards | undefined
  found: Found | undefined
  competition: CompetitionRow
  currency: string
}

function awardsView(
  category: PrizeCategory,
  { given, found, competition, currency }: AwardsTerms,
): Pick<CategoryView, 'awards' | 'left' | 'passedOver'> {
  if (!given || !found) return { awards: null, left: null, passedOver: [] }
  const nameOf = (id: string) => found.names.get(id) ?? ''
  return {
    awards: given.awards.map((award) => ({
      entrantId: award.entrantId,
      playerName: nameOf(award.entrantId),
      place: award.place,
      isShared: award.isShared,
      things: [...award.things],
      holes: [...award.holes],
      amount: award.amountMinor === 0 ? null : amountText(award.amountMinor, currency),
      figure: figureOf(category, award, { found, competition }),
    })),
    left: given.leftMinor === 0 ? null : amountText(given.leftMinor, currency),
    passedOver: given.passedOver.map(nameOf),
  }
}

type AwardView = NonNullable<CategoryView['awards']>[number]

function figureOf(
  { kind }: PrizeCategory,
  { entrantId }: Award,
  { found, competition }: { found: Found; competition: CompetitionRow },
): AwardView['figure'] {
  if (kind === 'gross') {
    const value = found.gross.get(entrantId)?.gross ?? null
    return value === null ? null : { of: 'gross', value }
  }
  const row = found.rows.get(entrantId)
  if (kind !== 'result' || !row) return null
  switch (rankedBy[readCompetitionType(competition)]) {
    case 'points':
      return { of: 'points', value: row.stablefordPoints }
    case 'net':
      return row.netScore === null ? null : { of: 'net', value: row.netScore }
    case 'holes':
      return null
  }
}
