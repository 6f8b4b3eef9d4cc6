import { useState } from 'react'
import type { StartDraw } from '#contract/start-sheet-draw.ts'
import { clockMinutes, clubClock } from '#domain/start-sheet/club-clock.ts'
import { moveStart } from '#domain/start-sheet/move-start.ts'
import { startDrawText as text } from '#web/messages/en/start-draw.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { clockField } from './form/draw-values.ts'
import type { Arrangement } from './use-arrangement.ts'

type StartDialogProps = {
  draw: StartDraw
  arrangement: Arrangement
  /** Which group, from 0. */
  index: number
  name: string
  onClose: () => void
}

/** Another time and starting hole for one group. It is saved as every change of the groups is, and can be undone. */
export function StartDialog(props: StartDialogProps) {
  const { draw, name, onClose } = props
  const { at, setAt, hole, setHole, wrong, submit } = useStartForm(props)
  return (
    <FormDialog
      title={text.startOf(name)}
      submitLabel={text.saveStart}
      busyLabel={text.saving}
      isBusy={false}
      fault={wrong === 'taken' ? text.startTaken : undefined}
      faultTitle={text.startNotChanged}
      onClose={onClose}
      onSubmit={submit}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text.startTime} required error={wrong === 'missing' ? text.startMissing : undefined}>
          {(wiring) => (
            <Input
              {...wiring}
              type="time"
              value={at}
              onChange={(event) => {
                setAt(event.target.value)
              }}
            />
          )}
        </Field>
        <Field label={text.startHole}>
          {(wiring) => (
            <Select
              {...wiring}
              value={hole}
              onChange={(event) => {
                setHole(event.target.value)
              }}
            >
              {draw.holes.map(({ number }) => (
                <option key={number}>{number}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </FormDialog>
  )
}

function useStartForm({ draw, arrangement, index, onClose }: StartDialogProps) {
  const group = arrangement.groups[index]
  const { timeZone } = draw
  const [at, setAt] = useState(() => (group ? clockField(clubClock(group.startsAt, timeZone).minutes) : ''))
  const [hole, setHole] = useState(String(group?.hole ?? 1))
  const [wrong, setWrong] = useState<'missing' | 'taken'>()
  const submit = () => {
    if (at === '') {
      setWrong('missing')
      return
    }
    const wanted = { minutes: clockMinutes(at), hole: Number(hole), timeZone }
    const moved = moveStart(arrangement.groups, index, wanted)
    if (moved.ok) {
      arrangement.change(moved.value)
      onClose()
    } else setWrong('taken')
  }
  return { at, setAt, hole, setHole, wrong, submit }
}
