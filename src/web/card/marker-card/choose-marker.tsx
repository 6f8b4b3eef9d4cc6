import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getMarkerCard, listMarkers, nameMarker } from '#contract/card/marker-card.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { markerCardText as text } from '#web/messages/en/card/marker-card.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** The player says who marks their card. */
export function ChooseMarker({ roundId }: { roundId: string }) {
  const params = { roundId }
  const [chosen, setChosen] = useState<string>()
  const candidates = useQuery(query(listMarkers, { params }))
  const markerId = chosen ?? candidates.data?.proposedId ?? ''
  const naming = useAction({
    run: () => send(nameMarker, { params, body: { markerId } }),
    changes: [query(getMarkerCard, { params })],
    onFail: (fault) => {
      showToast({ tone: 'error', title: text.failed, description: failureText(fault, text.tryAgain) })
    },
  })
  if (candidates.data?.people.length === 0) return <p className="text-soft">{text.nobody}</p>
  return (
    <form
      className="grid max-w-xl gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (markerId !== '') naming.mutate()
      }}
    >
      <Field label={text.chooseMarker} hint={text.why}>
        {(wiring) => (
          <Select
            {...wiring}
            value={markerId}
            onChange={(event) => {
              setChosen(event.target.value)
            }}
          >
            <option value="">{text.choose}</option>
            <SelectOptions
              from={(candidates.data?.people ?? []).map(({ id, name, marks }) => ({
                id,
                name: markedName(name, marks),
              }))}
            />
          </Select>
        )}
      </Field>
      <Button
        type="submit"
        className="justify-self-start"
        disabled={markerId === ''}
        busy={naming.isPending ? text.naming : undefined}
      >
        {text.name}
      </Button>
    </form>
  )
}
