import type { WireCourseHole } from '#contract/courses.ts'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Cell } from '#web/ui/table.tsx'

export type HoleChange = { par: string } | { handicapIndex: string } | { yardages: Record<string, number> }

type HoleRowProps = {
  hole: WireCourseHole
  holeCount: number
  teeNames: readonly string[]
  onChange: (change: HoleChange) => void
}

const pars = [3, 4, 5]

export function HoleRow({ hole, holeCount, teeNames, onChange }: HoleRowProps) {
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 border-b border-line bg-sunken px-2 text-center text-lead font-semibold"
      >
        {hole.holeNumber}
      </th>
      <Cell>
        <Select
          aria-label={`Par of hole ${hole.holeNumber}`}
          className="w-20"
          value={hole.par}
          onChange={(event) => {
            onChange({ par: event.target.value })
          }}
        >
          {(pars.includes(hole.par) ? pars : [...pars, hole.par]).map((par) => (
            <option key={par} value={par}>
              {par}
            </option>
          ))}
        </Select>
      </Cell>
      <Cell>
        <NumberCell
          label={`Stroke index of hole ${hole.holeNumber}`}
          value={hole.handicapIndex}
          most={18}
          placeholder={`1-${holeCount}`}
          onCommit={(text) => {
            onChange({ handicapIndex: text })
          }}
        />
      </Cell>
      {teeNames.map((tee) => (
        <Cell key={tee}>
          <NumberCell
            label={`Yards of hole ${hole.holeNumber} from ${tee}`}
            value={hole.yardages[tee]}
            most={999}
            placeholder="–"
            onCommit={(text) => {
              onChange({ yardages: { ...hole.yardages, [tee]: Number(text) } })
            }}
          />
        </Cell>
      ))}
    </tr>
  )
}

type NumberCellProps = {
  label: string
  value: number | undefined
  most: number
  placeholder: string
  onCommit: (text: string) => void
}

/** A whole number that is saved on leaving the field or with Enter; Escape takes it back. */
function NumberCell({ label, value, most, placeholder, onCommit }: NumberCellProps) {
  const stored = value === undefined ? '' : String(value)
  return (
    <Input
      // A new stored value, such as an exchanged index, replaces what the field shows.
      key={stored}
      aria-label={label}
      defaultValue={stored}
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      className="w-20"
      onBlur={(event) => {
        const text = event.target.value.trim()
        if (text === stored) return
        if (/^\d{1,3}$/.test(text) && Number(text) <= most && (most === 999 || Number(text) >= 1))
          onCommit(text)
        else event.target.value = stored
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') {
          event.preventDefault()
          event.stopPropagation()
          event.currentTarget.value = stored
        }
      }}
    />
  )
}
