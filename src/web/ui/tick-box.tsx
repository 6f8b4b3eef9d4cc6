import { useId } from 'react'

type TickBoxProps = {
  label: string
  note: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** A check box with a sentence about what it means. */
export function TickBox({ label, note, isTicked, onTick }: TickBoxProps) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input
          type="checkbox"
          aria-describedby={id}
          checked={isTicked}
          onChange={(event) => {
            onTick(event.target.checked)
          }}
          className="size-6 shrink-0"
        />
        {label}
      </label>
      <p id={id} className="pl-9 text-note text-soft">
        {note}
      </p>
    </div>
  )
}
