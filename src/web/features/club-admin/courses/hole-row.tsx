import type { WireCourseHole } from '#contract/courses.ts'
import { clubCoursesText } from '#web/messages/en/club-courses.ts'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Cell } from '#web/ui/table.tsx'
import { storedText, type HoleField } from './hole-cells.ts'
import { cellKey, type UnsavedCells } from './use-unsaved-cells.ts'

type Typed = (hole: WireCourseHole, field: HoleField, text: string) => void

type HoleRowProps = {
  hole: WireCourseHole
  holeCount: number
  teeNames: readonly string[]
  unsaved: UnsavedCells
  onType: Typed
  onCommit: Typed
}

const pars = ['3', '4', '5']

export function HoleRow({ hole, holeCount, teeNames, unsaved, onType, onCommit }: HoleRowProps) {
  const number = hole.holeNumber
  const cell = (field: HoleField) => ({
    stored: storedText(hole, field),
    unsaved: unsaved.get(cellKey(hole, field)),
    onType: (text: string) => {
      onType(hole, field, text)
    },
    onCommit: (text: string) => {
      onCommit(hole, field, text)
    },
  })
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 border-b border-line bg-sunken px-2 text-center text-lead font-semibold"
      >
        {number}
      </th>
      <Cell>
        <ParChoice
          label={clubCoursesText.parOf(number)}
          par={unsaved.get(cellKey(hole, 'par')) ?? String(hole.par)}
          isUnsaved={unsaved.has(cellKey(hole, 'par'))}
          onChange={(text) => {
            onCommit(hole, 'par', text)
          }}
        />
      </Cell>
      <Cell>
        <TypedCell
          label={clubCoursesText.indexOf(number)}
          placeholder={`1-${holeCount}`}
          isNumber
          {...cell('handicapIndex')}
        />
      </Cell>
      {teeNames.map((tee) => (
        <Cell key={tee}>
          <TypedCell
            label={clubCoursesText.yardsOf(number, tee)}
            placeholder="–"
            isNumber
            {...cell(`yards.${tee}`)}
          />
        </Cell>
      ))}
      <Cell>
        <TypedCell label={clubCoursesText.descriptionOf(number)} placeholder="–" {...cell('description')} />
      </Cell>
    </tr>
  )
}

type ParChoiceProps = { label: string; par: string; isUnsaved: boolean; onChange: (par: string) => void }

function ParChoice({ label, par, isUnsaved, onChange }: ParChoiceProps) {
  return (
    <Select
      aria-label={label}
      aria-invalid={isUnsaved ? true : undefined}
      className="w-20"
      value={par}
      onChange={(event) => {
        onChange(event.target.value)
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

type TypedCellProps = {
  label: string
  placeholder: string
  isNumber?: boolean
  stored: string
  /** Text that was typed before and is not stored; it is shown as typed, and marked. */
  unsaved: string | undefined
  onType: (text: string) => void
  onCommit: (text: string) => void
}

/** Saved when the field is left or with Enter; Escape restores the stored text. */
function TypedCell(props: TypedCellProps) {
  const { label, placeholder, isNumber = false, stored, unsaved, onType, onCommit } = props
  const shown = unsaved ?? stored
  return (
    <Input
      // A new stored value, such as an exchanged index, replaces what the field shows.
      key={shown}
      aria-label={label}
      aria-invalid={unsaved === undefined ? undefined : true}
      defaultValue={shown}
      inputMode={isNumber ? 'numeric' : 'text'}
      autoComplete="off"
      placeholder={placeholder}
      className={isNumber ? 'w-20' : 'w-56'}
      onChange={(event) => {
        onType(event.target.value.trim())
      }}
      onBlur={(event) => {
        const text = event.target.value.trim()
        if (text === shown && unsaved === undefined) return
        // A number cannot be emptied: the stored one comes back.
        if (text === '' && isNumber) {
          event.target.value = stored
          onCommit(stored)
        } else onCommit(text)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') {
          event.preventDefault()
          event.stopPropagation()
          event.currentTarget.value = stored
          onType(stored)
          if (unsaved !== undefined) onCommit(stored)
        }
      }}
    />
  )
}
