import { useState } from 'react'
import type { StartDraw } from '#contract/competition/start-sheet-draw.ts'
import { listDaysOfPlay } from '#golf/competition/days-of-play.ts'
import { clockMinutes, clubClock } from '#golf/competition/start-sheet/club-clock.ts'
import { moveStart } from '#golf/competition/start-sheet/move-start.ts'
import { formatDate } from '#web/lib/format.ts'
import { startDrawText as text } from '#web/messages/en/competition/start-draw.online.ts'
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
  const { at, setAt, hole, setHole, day, setDay, days, wrong, submit } = useStartForm(props)
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
        {days.length > 1 && <DayField day={day} days={days} setDay={setDay} />}
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

type DayFieldProps = { day: string; days: readonly string[]; setDay: (day: string) => void }

function DayField({ day, days, setDay }: DayFieldProps) {
  return (
    <Field label={text.startDay} className="sm:col-span-2">
      {(wiring) => (
        <Select
          {...wiring}
          value={day}
          onChange={(event) => {
            setDay(event.target.value)
          }}
        >
          {days.map((one) => (
            <option key={one} value={one}>
              {formatDate(`${one}T12:00:00Z`, 'UTC')}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function useStartForm({ draw, arrangement, index, onClose }: StartDialogProps) {
  const group = arrangement.groups[index]
  const { timeZone } = draw
  const [at, setAt] = useState(() => (group ? clockField(clubClock(group.startsAt, timeZone).minutes) : ''))
  const [hole, setHole] = useState(String(group?.hole ?? 1))
  const drawnOn = group ? clubClock(group.startsAt, timeZone).day : ''
  const days = daysToChoose(draw, drawnOn)
  const [day, setDay] = useState(drawnOn)
  const [wrong, setWrong] = useState<'missing' | 'taken'>()
  const submit = () => {
    if (at === '') {
      setWrong('missing')
      return
    }
    const wanted = { minutes: clockMinutes(at), hole: Number(hole), timeZone, day }
    const moved = moveStart(arrangement.groups, index, wanted)
    if (moved.ok) {
      arrangement.change(moved.value)
      onClose()
    } else setWrong('taken')
  }
  return { at, setAt, hole, setHole, day, setDay, days, wrong, submit }
}

const MOST_DAYS = 31

/** The days of the competition, and that of the group where the competition has been moved since. */
function daysToChoose({ days }: StartDraw, drawnOn: string): string[] {
  const listed = days ? listDaysOfPlay(days, MOST_DAYS) : []
  return listed.includes(drawnOn) ? listed : [drawnOn, ...listed]
}
