import { changedMeanwhileText as text } from '#web/messages/en/platform/changed-meanwhile.ts'
import { Button } from '#web/ui/button.tsx'

export type BothChanged = { name: string; label: string; now: string; yours: string }

type ChangedMeanwhileProps = { fields: readonly BothChanged[]; onTake: (name: string) => void }

/** What somebody else has saved meanwhile, beside what was typed here; the reader chooses field by field. */
export function ChangedMeanwhile({ fields, onTake }: ChangedMeanwhileProps) {
  if (fields.length === 0) return <p>{text.taken}</p>
  return (
    <div className="grid gap-2">
      <p>{text.both}</p>
      <ul className="divide-y divide-line border-y border-line">
        {fields.map(({ name, label, now, yours }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="grid min-w-0 flex-1 basis-40 break-words">
              <span className="font-semibold">{label}</span>
              <span>{text.now(now === '' ? text.empty : now)}</span>
              <span>{text.yours(yours === '' ? text.empty : yours)}</span>
            </span>
            <Button
              look="secondary"
              aria-label={text.takeOf(label)}
              onClick={() => {
                onTake(name)
              }}
            >
              {text.take}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
