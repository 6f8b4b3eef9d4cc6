import { placeableFromWire } from '#contract/platform/wire-names.ts'
import { waitingAtDesk, waitingCardStates, type DeskFacts } from '#golf/competition/desk-waiting.ts'
import { standingsAfterPlay } from '#golf/board/standings.ts'
import { isMeasured, type PrizePlan } from '#golf/competition/prizes/prize-plan.ts'
import type { Services } from '../../platform/deps.ts'
import {
  type CompetitionRow,
  currentStatus,
  findPrizePlan,
  listWinners,
  readCompetitionType,
} from '../../competition/competition.ts'
import { countWaitingEntries } from './desk-waiting.store.ts'
import { readDeskCards } from './read-desk-cards.ts'

/**
 * How much waits for the club, as the sections of its desk show it: what is counted here is there, behind one press. The
 * board is in memory; entries and cards are read by the competition's key.
 */
export async function readDeskWaiting(services: Services, competition: CompetitionRow): Promise<DeskFacts> {
  const status = currentStatus(competition, services.now())
  const entries = await countWaitingEntries(services.db, competition, services.now())
  const hasFee = competition.entryFeeMinor !== null
  const result =
    readCompetitionType(competition) === 'matchplay'
      ? { cards: [], ties: 0, prizesOpen: 0 }
      : await readResultWaiting(services, competition)
  return waitingAtDesk({ ...entries, owing: hasFee ? entries.owing : 0, ...result }, status)
}

/** A knock-out has neither cards nor places. */
async function readResultWaiting(
  { db, hub }: Services,
  competition: CompetitionRow,
): Promise<Pick<DeskFacts, 'cards' | 'ties' | 'prizesOpen'>> {
  const [cards, plan, winners, rows] = await Promise.all([
    readDeskCards(db, competition),
    findPrizePlan(db, competition.id),
    listWinners(db, competition.id),
    hub.rows(competition.id),
  ])
  const won = new Set(winners.map(({ categoryId }) => categoryId))
  const placed = standingsAfterPlay(rows.map((row) => placeableFromWire(row.userId, row)))
  return {
    cards: waitingCardStates.map((state) => ({
      state,
      count: cards.filter((card) => card.state === state).length,
    })),
    ties: countTies(placed, prizesOf(plan)),
    prizesOpen: plan.categories.filter(({ id, kind }) => isMeasured(kind) && !won.has(id)).length,
  }
}

/** How many places of the whole field win something: the first one always does. */
function prizesOf({ categories }: PrizePlan): number {
  const counts = categories
    .filter(({ kind, divisionId }) => kind === 'result' && divisionId === null)
    .map(({ prizes }) => prizes.length)
  return Math.max(1, ...counts)
}

function countTies(
  placed: readonly { position: number | null; isShared: boolean }[],
  prizes: number,
): number {
  const shared = placed
    .filter(({ position, isShared }) => isShared && position !== null && position <= prizes)
    .map(({ position }) => position)
  return new Set(shared).size
}
