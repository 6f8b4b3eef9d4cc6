import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { handInInGroup, type PlayingGroup } from '#contract/card/groups.ts'
import { activeRound, listRounds } from '#contract/card/rounds.ts'
import { isUnreached, send } from '#web/lib/api.ts'
import { allOf, query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { groupCardText as text } from '#web/messages/en/card/group-card.ts'
import { keepWaiting } from '#web/offline/kept/keep-waiting.ts'
import { dropScored } from '#web/offline/kept/keep-scored.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { unsent } from '#web/offline/sync-state.ts'
import { showToast } from '#web/ui/toast.tsx'
import { markIn, type GroupCard } from './use-group-cards.ts'

/** A hand-in is safe to repeat, so after this long it waits on the phone instead. */
const LONGEST_SENT_MS = 15_000

export type Attestation = {
  partnerName: string
  partnerSignature: string
  isTyped: boolean
  /** Left out where it is not asked: every hole was played, or too few to count. */
  hasValidReason?: boolean | undefined
}

type HandIn = {
  group: PlayingGroup
  of: GroupCard
  runner: OutboxRunner
  onDone: () => void
}

/**
 * Hands a card of the group in. Where something of it still waits, or the club cannot be reached, it is handed in on this
 * phone and goes with the scores, as the player's own does (U2). `isHeld`: the club refused a score of it, which is to be
 * decided first.
 */
export function useHandIn({ group, of, runner, onDone }: HandIn) {
  const client = useQueryClient()
  const [isHeld, setIsHeld] = useState(false)
  const { player, name } = of
  const handIn = useAction({
    run: async (attestation: Attestation): Promise<'in' | 'kept' | 'held'> => {
      const open = unsent(runner.snapshot().outbox, player.round.id)
      setIsHeld(open.some(({ stage }) => stage === 'refused'))
      if (open.some(({ stage }) => stage === 'refused')) return 'held'
      if (open.length > 0 || of.kept) return keepHere({ group, of, runner }, attestation)
      try {
        await sendCard({ group, of }, attestation)
      } catch (fault) {
        if (!isUnreached(fault)) throw fault
        return keepHere({ group, of, runner }, attestation)
      }
      if (player.userId === runner.owner) await runner.keepRound(null)
      else await dropScored(runner, player.round.id)
      return 'in'
    },
    changes: [query(activeRound), allOf(listRounds)],
    onDone: (became) => {
      if (became === 'held') return
      void keepBrought({ of, runner, isIn: became === 'in' })
      if (became === 'in') markIn(client, player.userId)
      showToast({ tone: 'success', title: became === 'in' ? text.handedIn(name) : text.handedInHere(name) })
      onDone()
    },
  })
  return { handIn, isHeld }
}

/** For home, where the card is the reader's own; without its code there is no summary of it. */
async function keepBrought({ of, runner, isIn }: Pick<HandIn, 'of' | 'runner'> & { isIn: boolean }) {
  const { round } = of.player
  await import('#web/card/round-brought/keep-round-brought.ts').then(
    ({ keepRoundBrought }) => {
      keepRoundBrought({ round, card: of.card, owner: runner.owner, isIn })
    },
    () => undefined,
  )
}

async function sendCard(
  { group, of: { player, card } }: Pick<HandIn, 'group' | 'of'>,
  { partnerName, partnerSignature, hasValidReason }: Attestation,
): Promise<void> {
  const { gross, net, points } = card.total
  await send(handInInGroup, {
    params: { groupId: group.id, userId: player.userId },
    signal: AbortSignal.timeout(LONGEST_SENT_MS),
    body: {
      grossScore: gross,
      netScore: net,
      stablefordPoints: points,
      partnerName,
      partnerSignature,
      ...(hasValidReason === undefined ? {} : { hasValidReason }),
    },
  })
}

async function keepHere(
  { group, of: { player, card }, runner }: Omit<HandIn, 'onDone'>,
  attestation: Attestation,
): Promise<'kept'> {
  const { gross, net, points } = card.total
  const now = new Date()
  await keepWaiting(runner).handInHere(player.round.id, {
    ...attestation,
    grossScore: gross,
    netScore: net,
    stablefordPoints: points,
    ...(player.userId === runner.owner ? {} : { groupId: group.id }),
    photo: 'none',
    verifiedAt: now.toISOString(),
    since: now.getTime(),
    refusal: null,
  })
  return 'kept'
}
