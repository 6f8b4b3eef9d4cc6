import { useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

/** The sentence that says what the dashed frame of a cell means; cells point to it. */
export const GENERATED_NOTE = 'holes-generated-note'

/** A form's mark, not a colour alone: dashed frame and slanted figures. */
function looks(isMarked: boolean): string {
  return classNames('scroll-mt-14 scroll-ml-14 px-2', isMarked && 'border-dashed text-soft italic')
}

type CellProps = {
  label: string
  stored: string
  /** Text that was typed before and is not stored; it is shown as typed, and marked. */
  unsaved: string | undefined
  isMarked: boolean
  onCommit: (text: string) => void
}

const pars = ['3', '4', '5', '6']

export function ParCell({ label, stored, unsaved, isMarked, onCommit }: CellProps) {
  const par = unsaved ?? stored
  return (
    <Select
      aria-label={label}
      aria-invalid={unsaved === undefined ? undefined : true}
      aria-describedby={isMarked ? GENERATED_NOTE : undefined}
      className={classNames(
        'w-18',
        isMarked && '[&>select]:border-dashed [&>select]:text-soft [&>select]:italic',
      )}
      value={par}
      onChange={(event) => {
        onCommit(event.target.value)
      }}
    >
      {(pars.includes(par) ? pars : [...pars, par]).map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </Select>
  )
}

type TypedCellProps = CellProps & {
  placeholder: string
  isNumber?: boolean
  onType: (text: string) => void
}

/**
 * Saved when the field is left; Escape restores the stored text. While it is typed in, a new stored value, such as an
 * exchanged index, waits until the field is left.
 */
export function TypedCell(props: TypedCellProps) {
  const { label, placeholder, isNumber = false, stored, unsaved, isMarked, onType, onCommit } = props
  const [typed, setTyped] = useState<{ text: string; over: string; isLeft: boolean }>()
  const beingTyped = typed && !typed.isLeft ? typed.text : undefined
  const onItsWay = typed?.over === stored ? typed.text : undefined
  const shown = beingTyped ?? unsaved ?? onItsWay ?? stored
  return (
    <Input
      aria-label={label}
      aria-invalid={unsaved === undefined ? undefined : true}
      aria-describedby={isMarked ? GENERATED_NOTE : undefined}
      value={shown}
      inputMode={isNumber ? 'numeric' : 'text'}
      autoComplete="off"
      placeholder={placeholder}
      className={classNames(looks(isMarked), isNumber ? 'w-18 text-center tabular-nums' : 'w-56')}
      onChange={(event) => {
        setTyped({ text: event.target.value, over: stored, isLeft: false })
        onType(event.target.value.trim())
      }}
      onBlur={() => {
        if (typed === undefined || typed.isLeft) return
        const written = typed.text.trim()
        const text = isNumber && /^\d+$/.test(written) ? String(Number(written)) : written
        // A number cannot be emptied: the stored one comes back.
        const isTakenBack = text === '' && isNumber
        setTyped(isTakenBack ? undefined : { text, over: stored, isLeft: true })
        onCommit(isTakenBack ? stored : text)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && (typed !== undefined || unsaved !== undefined)) {
          event.preventDefault()
          event.stopPropagation()
          setTyped(undefined)
          onType(stored)
          if (unsaved !== undefined) onCommit(stored)
        }
      }}
    />
  )
}
