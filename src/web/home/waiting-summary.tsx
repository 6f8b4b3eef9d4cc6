import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { closeRoundSummary, type ListedRound } from '#contract/card/rounds.ts'
import { send } from '#web/lib/api.ts'
import { dropClosedSummary, keepClosedSummary, readClosedSummaries } from '#web/lib/closed-summaries.ts'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { readAgain } from '#web/lib/query.ts'
import { dropRoundBrought, readRoundBrought, writeRoundBrought } from '#web/lib/round-brought.ts'
import { useSession } from '#web/lib/session.ts'
import { useOutboxSnapshot } from '#web/offline/use-outbox.ts'
import { latestRounds } from './use-latest-rounds.ts'
import { useOpenSinceTaken } from './use-open-since-taken.ts'
import { whichSummary } from './which-summary.ts'

/** Fetched while the card is played whose summary it is (card/scorecard/fetch-ahead.ts). */
const RoundBroughtCard = lazyOptional(() => import('#web/card/round-brought/round-brought-card.online.tsx'))
const ClubRoundBrought = lazyOptional(() => import('#web/card/round-brought/club-round-brought.online.tsx'))

export type WaitingSummaryProps = {
  userId: string
  /** The player's open round, as the club has it. */
  openId: string | undefined
  /** The player's latest rounds as the club has them; undefined where that was not asked, or not answered. */
  rounds: readonly ListedRound[] | undefined
}

/** The summary of the player's last round, whoever handed it in, until they close it on any phone; nothing where none waits. */
export default function WaitingSummary({ userId, openId, rounds }: WaitingSummaryProps) {
  const snapshot = useOutboxSnapshot()
  const isOffline = useSession().state === 'offline'
  const [brought, setBrought] = useState(() => readRoundBrought(userId))
  const [now] = useState(() => new Date())
  // Without a network the rounds are what was kept, perhaps from before the card came in.
  const known = isOffline ? undefined : rounds
  const { closed, close } = useClosed(known)
  const openNow = useOpenSinceTaken(openId, snapshot?.taken?.id)
  const summary = whichSummary({ brought, snapshot, rounds: known, closed, openId: openNow, now })
  const arrived =
    summary?.from === 'phone' && !summary.isOnItsWay && !summary.brought.isIn ? summary.brought : undefined
  useEffect(() => {
    // From now on it is known without a network too.
    if (arrived) writeRoundBrought({ ...arrived, isIn: true })
  }, [arrived])
  const listed = known?.find(({ id }) => id === brought?.roundId)
  const isClosedElsewhere = summary?.from !== 'phone' && listed !== undefined && listed.summaryWaits !== true
  useEffect(() => {
    if (isClosedElsewhere) dropRoundBrought()
  }, [isClosedElsewhere])
  if (!summary) return null
  const onClose = (roundId: string) => {
    if (brought?.roundId === roundId) {
      dropRoundBrought()
      setBrought(undefined)
    }
    close(roundId)
    // The button that was pressed is gone, and whoever goes on by keyboard or by ear goes on from here.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <Suspense>
      {summary.from === 'phone' ? (
        <RoundBroughtCard
          {...summary}
          onClose={() => {
            onClose(summary.brought.roundId)
          }}
        />
      ) : (
        <ClubRoundBrought
          key={summary.round.id}
          owner={userId}
          round={summary.round}
          onClose={() => {
            onClose(summary.round.id)
          }}
        />
      )}
    </Suspense>
  )
}

/** What was closed on this phone. The club is told, and told again at the next opening of home as long as it does not know. */
function useClosed(rounds: readonly ListedRound[] | undefined) {
  const client = useQueryClient()
  const [closed, setClosed] = useState(readClosedSummaries)
  const told = useRef(new Set<string>())
  const [tell] = useState(() => async (roundId: string) => {
    if (told.current.has(roundId)) return
    told.current.add(roundId)
    await send(closeRoundSummary, { params: { roundId } }).then(
      () => {
        // The club knows it now; whether the card waits again after it was reopened is the club's to say.
        dropClosedSummary(roundId)
        readAgain(client, [latestRounds])
      },
      // It is kept here, and told when home is opened again.
      () => undefined,
    )
  })
  useEffect(() => {
    for (const roundId of closed) {
      const round = rounds?.find(({ id }) => id === roundId)
      if (round?.summaryWaits === true) void tell(roundId)
      else if (round) dropClosedSummary(roundId)
    }
  }, [rounds, closed, tell])
  const close = (roundId: string) => {
    keepClosedSummary(roundId)
    setClosed(readClosedSummaries())
    void tell(roundId)
  }
  return { closed, close }
}
