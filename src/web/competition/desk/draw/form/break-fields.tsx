import { startDrawText as text } from '#web/messages/en/competition/start-draw.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { noBreak, type BreakValues } from './draw-values.ts'

const MOST_BREAKS = 8

type BreakFieldsProps = {
  breaks: readonly BreakValues[]
  onChange: (breaks: readonly BreakValues[]) => void
}

/** Times in which nobody starts; one without a time is none. */
export function BreakFields({ breaks, onChange }: BreakFieldsProps) {
  const put = (index: number, part: Partial<BreakValues>) => {
    onChange(breaks.map((one, i) => (i === index ? { ...one, ...part } : one)))
  }
  const isLastUsed = breaks.at(-1)?.at !== ''
  return (
    <>
      {breaks.map(({ at, minutes }, i) => (
        <div key={i} className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
          <Field label={text.breakAt(i + 1)} {...(i === 0 ? { hint: text.breakHint } : {})}>
            {(wiring) => (
              <Input
                {...wiring}
                type="time"
                value={at}
                onChange={(event) => {
                  put(i, { at: event.target.value })
                }}
              />
            )}
          </Field>
          {at !== '' && (
            <Field label={text.breakMinutes(i + 1)}>
              {(wiring) => (
                <Input
                  {...wiring}
                  type="number"
                  min={1}
                  max={240}
                  inputMode="numeric"
                  value={minutes}
                  onChange={(event) => {
                    put(i, { minutes: event.target.value })
                  }}
                />
              )}
            </Field>
          )}
        </div>
      ))}
      {isLastUsed && breaks.length < MOST_BREAKS && (
        <div className="sm:col-span-2">
          <Button
            look="quiet"
            onClick={() => {
              onChange([...breaks, noBreak])
            }}
          >
            {text.anotherBreak}
          </Button>
        </div>
      )}
    </>
  )
}
