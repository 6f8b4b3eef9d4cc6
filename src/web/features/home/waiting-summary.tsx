import { Suspense, useEffect, useState } from 'react'
import type { ListedRound } from '#contract/rounds.ts'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { dropRoundBrought, readRoundBrought, writeRoundBrought } from '#web/lib/round-brought.ts'
import { useSession } from '#web/lib/session.ts'
import { useOutboxSnapshot } from '#web/offline/use-outbox.ts'
import { whereCardIs } from './where-card-is.ts'

/** Fetched while the card is played whose summary it is (features/scorecard/fetch-ahead.ts). */
const RoundBroughtCard = lazyOptional(() => import('#web/golf/round-brought/round-brought-card.tsx'))

export type WaitingSummaryProps = {
  userId: string
  /** The player's latest rounds as the club has them; undefined where that was not asked, or not answered. */
  rounds: readonly ListedRound[] | undefined
}

/** The summary of the round that was handed in on this phone, until its player closes it; nothing where none waits. */
export default function WaitingSummary({ userId, rounds }: WaitingSummaryProps) {
  const snapshot = useOutboxSnapshot()
  const isOffline = useSession().state === 'offline'
  const [brought, setBrought] = useState(() => readRoundBrought(userId))
  // Without a network the rounds are what was kept, perhaps from before the card came in.
  const round = isOffline ? undefined : rounds?.find((one) => one.id === brought?.roundId)
  const state = brought && whereCardIs(brought, { snapshot, round })
  const hasArrived = state === 'in' && brought?.isIn === false
  useEffect(() => {
    // From now on it is known without a network too.
    if (hasArrived && brought) writeRoundBrought({ ...brought, isIn: true })
  }, [hasArrived, brought])
  if (!brought || state === 'open') return null
  return (
    <Suspense>
      <RoundBroughtCard
        brought={brought}
        isOnItsWay={state === 'on_its_way'}
        round={round}
        onClose={() => {
          dropRoundBrought()
          setBrought(undefined)
        }}
      />
    </Suspense>
  )
}
