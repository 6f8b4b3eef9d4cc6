import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Competition } from '#contract/competition/competitions.ts'
import type { DeskCard } from '#contract/competition/desk-cards.ts'
import {
  getRoundCard,
  handInForPlayer,
  startMemberRound,
  type CardToBegin,
  type RoundCard,
} from '#contract/card/round-card.ts'
import type { HoleResult } from '#golf/card/hole-result.ts'
import { CardMoved, sendCorrection } from '#web/card/corrections/send-correction.ts'
import { send } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { deskCardsText as text } from '#web/messages/en/competition/desk-cards.online.ts'
import { typedHoles } from './send-change.ts'

type Of = { card: DeskCard; competition: Competition }

/** Begins the card of a player who has none, from the tee of the competition; again gives the same card. */
function start(
  { card, competition }: Of,
  more: { reason: string; isPreview?: true; roundNumber?: number },
): Promise<CardToBegin> {
  return send(startMemberRound, {
    params: { clubId: competition.clubId, memberId: card.userId },
    body: {
      courseId: competition.courseId ?? '',
      competitionId: competition.id,
      teeId: competition.teeId,
      ...more,
    },
  })
}

/** The card that would be begun, of which nothing is stored before its scores are; the open one where there is one by now. */
export function useCardToBegin(of: Of, isEnabled: boolean) {
  const { id, clubId } = of.competition
  return useQuery({
    queryKey: ['card to begin', clubId, id, of.card.userId],
    queryFn: () => start(of, { reason: text.fromPaper, isPreview: true }),
    enabled: isEnabled,
    staleTime: Infinity,
    refetchOnMount: 'always' as const,
  })
}

type Paper = {
  results: ReadonlyMap<number, HoleResult>
  marker: string
  reason: string
  /** Where holes are missing for which a reason is asked. */
  hasValidReason?: boolean | undefined
  /** Whether it is the same round as another card with these scores, once that is asked. */
  sameRound?: boolean | undefined
}
type HandIn = Of & {
  round: RoundCard
  isBegun: boolean
  /** Somebody else has changed holes that are typed: nothing of it is on the card. */
  onMoved: (card: RoundCard) => void
  onDone: () => void
}

/** The card begun, the typed holes, then the card handed in: each can be repeated, so after a fault the same press goes on. */
export function useHandInPaper({ round, isBegun, onMoved, onDone, ...of }: HandIn) {
  // Of the first press: its card may be in although the reply was lost, and no other is begun then.
  const begun = useRef(isBegun ? round.id : undefined)
  return useAction({
    run: async ({ results, marker, reason, hasValidReason, sameRound }: Paper) => {
      begun.current ??= (await start(of, { reason, roundNumber: round.roundNumber ?? 1 })).id
      const params = { roundId: begun.current }
      const holes = typedHoles(round, results)
      if (holes.length > 0) await sendCorrection(begun.current, { reason, holes })
      const body = { reason, partnerName: marker.trim(), hasValidReason, sameRound }
      return send(handInForPlayer, { params, body })
    },
    onFail: (fault) => {
      if (fault instanceof CardMoved) onMoved(fault.card)
    },
    changes: [query(getRoundCard, { params: { roundId: round.id } })],
    onDone,
  })
}
