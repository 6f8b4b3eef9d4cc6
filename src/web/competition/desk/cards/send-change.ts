import { getCardHistory } from '#contract/card/card-history.ts'
import type { Competition } from '#contract/competition/competitions.ts'
import { listDeskCards } from '#contract/competition/desk-cards.ts'
import { getRoundCard, reopenRound, type RoundCard } from '#contract/card/round-card.ts'
import { resultToWire } from '#contract/platform/wire-names.ts'
import { isSameResult, notPlayed, type HoleResult } from '#golf/card/hole-result.ts'
import { resultsOf } from '#web/card/corrections/results-of.ts'
import { CardMoved, sendCorrection, type Correction } from '#web/card/corrections/send-correction.ts'
import { send } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { deskCardsText as text } from '#web/messages/en/competition/desk-cards.online.ts'
import { showToast } from '#web/ui/toast.tsx'

/** The holes on which something else is typed than the round has, as a correction sends them. */
export function typedHoles(round: RoundCard, results: ReadonlyMap<number, HoleResult>) {
  const held = resultsOf(round)
  return [...results].flatMap(([holeNumber, result]) => {
    const from = held.get(holeNumber) ?? notPlayed
    return isSameResult(from, result)
      ? []
      : [{ holeNumber, from: resultToWire(from), to: resultToWire(result) }]
  })
}

type Changed = { competition: Competition; onDone: () => void }

/** Puts other results on a card. */
export function useCorrection({
  round,
  competition,
  onMoved,
  onDone,
}: Changed & { round: RoundCard; onMoved: (card: RoundCard) => void }) {
  return useAction({
    run: (correction: Correction) => sendCorrection(round.id, correction),
    onFail: (fault) => {
      if (fault instanceof CardMoved) onMoved(fault.card)
    },
    changes: changedBy(round.id, competition),
    onDone: (changed: RoundCard) => {
      showToast({ tone: 'success', title: text.corrected, description: changed.playerName })
      onDone()
    },
  })
}

/** Gives a card back to its player. */
export function useReopening({ roundId, competition, onDone }: Changed & { roundId: string }) {
  return useAction({
    run: (reason: string) => send(reopenRound, { params: { roundId }, body: { reason } }),
    changes: changedBy(roundId, competition),
    onDone: (changed: RoundCard) => {
      showToast({ tone: 'success', title: text.reopened, description: changed.playerName })
      onDone()
    },
  })
}

function changedBy(roundId: string, { id: competitionId }: Competition) {
  return [
    query(getRoundCard, { params: { roundId } }),
    query(getCardHistory, { params: { roundId } }),
    query(listDeskCards, { params: { competitionId } }),
  ]
}
