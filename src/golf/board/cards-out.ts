/** What a board's row says of a card. The row of a team is no card: its players' cards are its `members`. */
export type CardOnBoard = {
  userId: string
  playerName: string
  /** null until the player starts. */
  playingHandicap: number | null
  isCompleted: boolean
  /** The card is begun, not handed in, and the committee has not ruled on it. */
  isOut?: boolean | undefined
  /** Of several rounds: how many the player has not begun. */
  roundsLeft?: number | undefined
  note: string | null
  /** They have played all that they may. */
  hasMissedCut?: boolean
}

export const cardStates = ['out', 'not_started', 'in', 'without_place'] as const
/** `without_place`: no return, withdrawn or disqualified. A card that is out stays out whatever it will count for. */
export type CardState = (typeof cardStates)[number]

export function cardState(card: Omit<CardOnBoard, 'userId' | 'playerName'>): CardState {
  if (card.isOut === true) return 'out'
  if (card.hasMissedCut === true) return 'in'
  if (card.note === 'no_return' || card.note === 'withdrawn' || card.note === 'disqualified')
    return 'without_place'
  if (card.isCompleted) return 'in'
  if ((card.roundsLeft ?? 0) > 0) return 'not_started'
  return card.playingHandicap === null ? 'not_started' : 'out'
}

type BoardRow = CardOnBoard & {
  team?: { members: readonly (CardOnBoard & { isBlind: boolean })[] } | undefined
}

/** The cards of a board in the order of its rows, each in one of four states; a team's player counts once. */
export function cardsByState(rows: Iterable<BoardRow>): Record<CardState, CardOnBoard[]> {
  const cards: Record<CardState, CardOnBoard[]> = { out: [], not_started: [], in: [], without_place: [] }
  for (const row of rows)
    for (const card of row.team?.members.filter((one) => !one.isBlind) ?? [row])
      cards[cardState(card)].push(card)
  return cards
}
