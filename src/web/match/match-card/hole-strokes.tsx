import { useId, useState } from 'react'
import { MOST_STROKES } from '#golf/numbers.ts'
import type { SideNames } from '#web/match/match-state-text.ts'
import { matchPlayText as text } from '#web/messages/en/match/match-play.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type HoleStrokesProps = {
  names: SideNames
  said: { A: number | null; B: number | null } | undefined
  onSave: (a: number | null, b: number | null) => void
}

/** Gross strokes of both, from which the hole is worked out with the strokes given. */
export function HoleStrokes({ names, said, onSave }: HoleStrokesProps) {
  const fault = useId()
  const [strokes, setStrokes] = useState({ A: `${said?.A ?? ''}`, B: `${said?.B ?? ''}` })
  const [isMissing, setIsMissing] = useState(false)
  const grossOf = (typed: string) => (typed === '' ? null : Number(typed))
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const [a, b] = [grossOf(strokes.A), grossOf(strokes.B)]
        setIsMissing(a === null && b === null)
        if (a !== null || b !== null) onSave(a, b)
      }}
    >
      <div className="grid grid-cols-2 gap-2">
        {(['A', 'B'] as const).map((side) => (
          <Field key={side} label={text.strokesOf(names[side])}>
            {(wiring) => (
              <Select
                {...wiring}
                value={strokes[side]}
                onChange={(event) => {
                  setStrokes({ ...strokes, [side]: event.target.value })
                }}
              >
                <option value="">{text.pickedUp}</option>
                {Array.from({ length: MOST_STROKES }, (_, i) => (
                  <option key={i} value={i + 1}>
                    {i + 1}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      {isMissing && (
        <p id={fault} role="alert" className="text-note font-medium text-danger">
          {text.strokesMissing}
        </p>
      )}
      <div>
        <Button type="submit" look="secondary" aria-describedby={isMissing ? fault : undefined}>
          {text.saveStrokes}
        </Button>
      </div>
    </form>
  )
}
