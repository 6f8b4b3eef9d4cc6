import { useState } from 'react'
import type { StartDraw } from '#contract/competition/start-sheet-draw.ts'
import { MOST_DELAY_MINUTES } from '#golf/competition/start-sheet/delay-starts.ts'
import { startDrawText as text } from '#web/messages/en/competition/start-draw.online.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { startTime } from '../draw-model.ts'
import type { AskedDelay, Delaying } from './use-delay.ts'

const usual = ['10', '15', '30'] as const
const ALL = ''

type DelayDialogProps = { draw: StartDraw; delaying: Delaying; onClose: () => void }

/** By how much all starts are moved, and from which on. */
export function DelayDialog({ draw, delaying, onClose }: DelayDialogProps) {
  const form = useDelayForm()
  const { minutes, isEarlier } = form
  return (
    <FormDialog
      title={text.delayTitle}
      submitLabel={submitText(minutes, isEarlier)}
      busyLabel={text.delaying}
      isBusy={delaying.isBusy}
      faultTitle={text.delayFailed}
      fault={delaying.fault}
      onClose={onClose}
      onSubmit={() => {
        const asked = form.read()
        if (asked) delaying.delay(asked, onClose)
      }}
    >
      <HowMuch form={form} />
      <ChoiceGroup
        legend={text.direction}
        choices={[
          { value: 'later', label: text.later },
          { value: 'earlier', label: text.earlier },
        ]}
        value={isEarlier ? 'earlier' : 'later'}
        onChange={(way) => {
          form.setEarlier(way === 'earlier')
        }}
      />
      <FirstStart draw={draw} from={form.from} onChoose={form.setFrom} />
      <p className="text-note text-soft">
        {text.delayKeeps} {draw.publishedAt === null ? text.delayHidden : text.delayTells}
      </p>
    </FormDialog>
  )
}

type Form = ReturnType<typeof useDelayForm>

function HowMuch({ form }: { form: Form }) {
  return (
    <>
      <ChoiceGroup
        legend={text.delayBy}
        choices={[
          ...usual.map((value) => ({ value, label: text.minutes(Number(value)) })),
          { value: 'other', label: text.otherMinutes },
        ]}
        value={form.chosen}
        onChange={form.setChosen}
      />
      {form.chosen === 'other' && (
        <Field
          label={text.howMany}
          required
          error={form.isWrong ? text.howManyMissing(MOST_DELAY_MINUTES) : undefined}
        >
          {(wiring) => (
            <Input
              {...wiring}
              type="number"
              min={1}
              max={MOST_DELAY_MINUTES}
              inputMode="numeric"
              value={form.typed}
              onChange={(event) => {
                form.setTyped(event.target.value)
              }}
            />
          )}
        </Field>
      )}
    </>
  )
}

function submitText(minutes: number, isEarlier: boolean): string {
  if (minutes === 0) return text.delay
  return isEarlier ? text.doEarlier(minutes) : text.doDelay(minutes)
}

function useDelayForm() {
  const [chosen, setChosen] = useState<(typeof usual)[number] | 'other'>('30')
  const [typed, setTyped] = useState('')
  const [isEarlier, setEarlier] = useState(false)
  const [from, setFrom] = useState(ALL)
  const [isAsked, setAsked] = useState(false)
  const minutes = Number(chosen === 'other' ? typed : chosen)
  const isRight = Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_DELAY_MINUTES
  return {
    chosen,
    setChosen,
    typed,
    setTyped,
    isEarlier,
    setEarlier,
    from,
    setFrom,
    minutes: isRight ? minutes : 0,
    isWrong: isAsked && !isRight,
    read: (): AskedDelay | undefined => {
      setAsked(true)
      if (!isRight) return undefined
      return { minutes: isEarlier ? -minutes : minutes, from: from === ALL ? null : from }
    },
  }
}

type FirstStartProps = { draw: StartDraw; from: string; onChoose: (from: string) => void }

/** All starts to come, or those from one on: a group that waits past its time has not teed off. */
function FirstStart({ draw, from, onChoose }: FirstStartProps) {
  const starts = [...new Set(draw.groups.map(({ startsAt }) => startsAt))]
  return (
    <Field label={text.delayFrom}>
      {(wiring) => (
        <Select
          {...wiring}
          value={from}
          onChange={(event) => {
            onChoose(event.target.value)
          }}
        >
          <option value={ALL}>{text.allToCome}</option>
          {starts.map((startsAt) => (
            <option key={startsAt} value={startsAt}>
              {text.fromStart(startTime(startsAt, draw))}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
