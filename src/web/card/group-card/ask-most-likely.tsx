import { lazy, Suspense, useState, type ComponentType } from 'react'
import type { MostLikelyProps } from '#web/card/most-likely.tsx'
import { groupCardText as text } from '#web/messages/en/card/group-card.ts'

/** Without it net double bogey counts, so a phone that cannot fetch it goes on. */
const MostLikely = lazy<ComponentType<MostLikelyProps>>(() =>
  import('#web/card/most-likely.tsx').catch(() => ({ default: () => null })),
)

/** Offers to say what the player who picked up last would most likely have made (R2.4). */
export function AskMostLikely(props: Omit<MostLikelyProps, 'onClose'>) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setIsAsking(true)
        }}
        className="max-w-24 rounded-control border border-edge bg-card px-2 text-note leading-tight font-semibold"
      >
        {text.mostLikely}
      </button>
      {isAsking && (
        <Suspense>
          <MostLikely
            {...props}
            onClose={() => {
              setIsAsking(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
