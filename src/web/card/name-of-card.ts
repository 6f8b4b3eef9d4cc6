import type { Marks } from '#contract/club/marks.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { cardOutText } from '#web/messages/en/card/card-out.ts'

type NamedCard = { playerName: string; marks?: Marks; roundNumber?: number | undefined }

/** Whose card, told from others of the same name, and of which round where there are several. */
export function nameOfCard({ playerName, marks, roundNumber }: NamedCard): string {
  const name = markedName(playerName, marks)
  return roundNumber === undefined ? name : cardOutText.inRound(name, roundNumber)
}
