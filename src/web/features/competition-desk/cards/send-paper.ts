import type { Competition } from '#contract/competitions.ts'
import type { DeskCard } from '#contract/desk-cards.ts'
import {
  correctRound,
  getRoundCard,
  handInForPlayer,
  startMemberRound,
  type RoundCard,
} from '#contract/round-card.ts'
import type { HoleResult } from '#domain/scoring/hole-result.ts'
import { send } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { typedHoles } from './send-change.ts'

/** Begins the card of a player who has none, from the tee of the competition; again gives the same card. */
export function useStartPaper({ card, competition }: { card: DeskCard; competition: Competition }) {
  return useAction({
    run: (reason: string) =>
      send(startMemberRound, {
        params: { clubId: competition.clubId, memberId: card.userId },
        body: {
          ...{ reason, courseId: competition.courseId ?? '', competitionId: competition.id },
          teeId: competition.teeId,
        },
      }),
    changes: [],
  })
}

type Paper = { results: ReadonlyMap<number, HoleResult>; marker: string; reason: string }

/** The typed holes, then the card handed in: each can be repeated, so after a fault the same press goes on. */
export function useHandInPaper({ round, onDone }: { round: RoundCard; onDone: () => void }) {
  const params = { roundId: round.id }
  return useAction({
    run: async ({ results, marker, reason }: Paper) => {
      const holes = typedHoles(round, results)
      if (holes.length > 0) await send(correctRound, { params, body: { reason, holes } })
      return send(handInForPlayer, { params, body: { reason, partnerName: marker.trim() } })
    },
    changes: [query(getRoundCard, { params })],
    onDone,
  })
}
