import type { MatchCardView } from '#contract/match/match-cards.ts'
import { matchEntryToWire } from '#contract/match/wire-match-entry.ts'
import { playMatchCard, type MatchCardState, type MatchCardTerms } from '#golf/match/match-card.ts'
import { latestWords, type MatchPlayers } from '#golf/match/match-entry.ts'
import type { MatchHole } from '../../platform/db/tables/match-cards.ts'
import type { MatchCardRow, ReceivedEntry } from './match-cards.store.ts'

type Played = Pick<MatchCardRow, 'player1Id' | 'player2Id' | 'reopenedAt'> & { holes: readonly MatchHole[] }

function playersOf({ player1Id, player2Id }: Played): MatchPlayers {
  return [player1Id, player2Id]
}

function cardTerms(card: Played): MatchCardTerms {
  return { players: playersOf(card), strokesOnHoles: card.holes.map(({ strokes }) => strokes) }
}

/** Of a result that was undone nobody has confirmed anything. */
function countingEntries(card: Played, entries: readonly ReceivedEntry[]): ReceivedEntry[] {
  const { reopenedAt } = card
  return entries.filter(
    ({ word, receivedAt }) => word.kind !== 'confirmed' || reopenedAt === null || receivedAt > reopenedAt,
  )
}

export function stateOf(card: Played, entries: readonly ReceivedEntry[]): MatchCardState {
  return playMatchCard(countingEntries(card, entries), cardTerms(card))
}

/** What phones need to work out the same state: the latest word of each speaker on each subject. */
export function entriesToSend(card: Played, entries: readonly ReceivedEntry[]): MatchCardView['entries'] {
  const said = latestWords(countingEntries(card, entries), playersOf(card))
  return [...said.values()].flatMap((words) => Object.values(words).map(matchEntryToWire))
}
