import { cardOutText } from '#web/messages/en/card-out.ts'

/** Whose card, and of which round where there are several. */
export function nameOfCard(card: { playerName: string; roundNumber?: number | undefined }): string {
  return card.roundNumber === undefined
    ? card.playerName
    : cardOutText.inRound(card.playerName, card.roundNumber)
}
