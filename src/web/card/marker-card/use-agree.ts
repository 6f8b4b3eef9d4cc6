import { useEffect } from 'react'
import { answerMarkerCard, getMarkerCard, type MarkerCard } from '#contract/card/marker-card.ts'
import { send } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'

/** A marker agrees by opening the card. */
export function useAgree({ roundId, marker }: MarkerCard, isMarker: boolean) {
  const params = { roundId }
  const { mutate } = useAction({
    run: () => send(answerMarkerCard, { params, body: { act: 'agree' } }),
    changes: [query(getMarkerCard, { params })],
  })
  const isAsked = isMarker && marker?.hasAgreed === false
  useEffect(() => {
    if (isAsked) mutate()
  }, [isAsked, mutate])
}
