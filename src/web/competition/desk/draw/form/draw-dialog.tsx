import { useState } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { drawStarts, startDraw, type StartDraw } from '#contract/competition/start-sheet-draw.ts'
import { groupSizes, startKinds, startOrders } from '#golf/competition/start-sheet/start-sheet.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { startDrawText as text } from '#web/messages/en/competition/start-draw.online.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { BreakFields } from './break-fields.tsx'
import { readValues, startingValues, type DrawValues } from './draw-values.ts'
import { mismatchOf } from '../draw-model.ts'
import { useKeepDraw } from '../use-arrangement.ts'
import { groupSizesFor } from '#golf/competition/start-sheet/group-sizes.ts'
import { makeSlots } from '#golf/competition/start-sheet/start-slots.ts'
import { formatTime } from '#web/lib/format.ts'

type DrawDialogProps = {
  competition: Competition
  draw: StartDraw
  onDrawn: () => void
  onClose: () => void
}

/** How the groups are drawn, with what comes of it in short. */
export function DrawDialog({ competition, draw, onDrawn, onClose }: DrawDialogProps) {
  const form = useDrawForm({ competition, draw, onDrawn, onClose })
  return (
    <FormDialog
      title={draw.version > 0 ? text.drawAgain : text.draw}
      submitLabel={draw.version > 0 ? text.drawAgain : text.draw}
      busyLabel={text.drawing}
      isBusy={form.drawing.isPending}
      fault={form.fault}
      faultTitle={form.faultTitle}
      onClose={onClose}
      onSubmit={form.submit}
    >
      {draw.version > 0 && (
        <Notice tone={draw.publishedAt === null ? 'info' : 'warn'}>
          {draw.publishedAt === null ? text.replaces : text.replacesPublished}
        </Notice>
      )}
      <WhereAndWhen {...form} />
      <OrderFields {...form} roundCount={competition.roundCount ?? 1} />
      <DrawPreview draw={draw} values={form.values} />
      {draw.wishes.length > 0 && <p className="text-note text-soft">{text.drawnFrom}</p>}
    </FormDialog>
  )
}

function useDrawForm({ competition, draw, onDrawn, onClose }: DrawDialogProps) {
  const { values, change, clear } = useDraft<DrawValues>(
    `starts.${competition.id}`,
    startingValues(competition, draw),
  )
  const [isMissing, setIsMissing] = useState(false)
  const keep = useKeepDraw(competition.id)
  const drawing = useAction({
    changes: [],
    run: () =>
      send(drawStarts, {
        params: { competitionId: competition.id },
        body: { version: draw.version, ...readValues(values) },
      }),
    onDone: (reply) => {
      onDrawn()
      keep(reply)
      clear()
      showToast({ tone: 'success', title: text.drawn })
      onClose()
    },
    onFail: (fault) => {
      const theirs = readConflict(fault, startDraw)
      if (theirs) keep(theirs)
    },
  })
  const hasConflict = readConflict(drawing.error, startDraw) !== undefined
  const mismatch = mismatchOf(drawing.error)
  const refused = mismatch && `${text.mismatch(mismatch)} ${text.mismatchField[mismatch.of]}`
  return {
    values,
    change,
    drawing,
    firstError:
      isMissing && values.firstAt === '' ? text.firstMissing : mismatch?.of === 'day' ? refused : undefined,
    fault: drawing.isError ? (refused ?? failureText(drawing.error, text.drawFailed)) : undefined,
    faultTitle: hasConflict ? text.conflictTitle : text.drawFailed,
    submit: () => {
      setIsMissing(values.firstAt === '')
      if (values.firstAt !== '') drawing.mutate(undefined)
    },
  }
}

type FieldsProps = Pick<ReturnType<typeof useDrawForm>, 'values' | 'change' | 'firstError'>

function WhereAndWhen({ values, change, firstError }: FieldsProps) {
  return (
    <>
      <ChoiceGroup
        legend={text.kind}
        choices={startKinds.map((value) => ({ value, label: text.kinds[value] }))}
        value={readValues(values).kind}
        onChange={(kind) => {
          change({ kind })
        }}
        isStacked
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field className="sm:col-span-2" label={text.firstAt} required error={firstError}>
          {(wiring) => (
            <Input
              {...wiring}
              type="datetime-local"
              value={values.firstAt}
              onChange={(event) => {
                change({ firstAt: event.target.value })
              }}
            />
          )}
        </Field>
        <Field label={text.size}>
          {(wiring) => (
            <Select
              {...wiring}
              value={values.groupSize}
              onChange={(event) => {
                change({ groupSize: event.target.value })
              }}
            >
              {groupSizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </Select>
          )}
        </Field>
        {values.kind !== 'shotgun' && <TeeTimes values={values} change={change} />}
      </div>
    </>
  )
}

function TeeTimes({ values, change }: Omit<FieldsProps, 'firstError'>) {
  return (
    <>
      <Field label={text.interval}>
        {(wiring) => (
          <Input
            {...wiring}
            type="number"
            min={1}
            max={60}
            inputMode="numeric"
            value={values.interval}
            onChange={(event) => {
              change({ interval: event.target.value })
            }}
          />
        )}
      </Field>
      <BreakFields
        breaks={values.breaks}
        onChange={(breaks) => {
          change({ breaks })
        }}
      />
    </>
  )
}

/** By the result only where there is an earlier round. */
function OrderFields({
  values,
  change,
  roundCount,
}: Omit<FieldsProps, 'firstError'> & { roundCount: number }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {roundCount > 1 && <RoundField values={values} change={change} roundCount={roundCount} />}
      <Field label={text.order}>
        {(wiring) => (
          <Select
            {...wiring}
            value={values.order}
            onChange={(event) => {
              change({ order: event.target.value })
            }}
          >
            {startOrders
              .filter((order) => order !== 'result' || roundCount > 1)
              .map((order) => (
                <option key={order} value={order}>
                  {text.orders[order]}
                </option>
              ))}
          </Select>
        )}
      </Field>
      {values.order === 'random' && (
        <Field label={text.seed} hint={text.seedHint}>
          {(wiring) => (
            <Input
              {...wiring}
              inputMode="numeric"
              value={values.seed}
              onChange={(event) => {
                change({ seed: event.target.value.replace(/\D/g, '').slice(0, 10) })
              }}
            />
          )}
        </Field>
      )}
    </div>
  )
}

function RoundField({
  values,
  change,
  roundCount,
}: Omit<FieldsProps, 'firstError'> & { roundCount: number }) {
  return (
    <Field label={text.round}>
      {(wiring) => (
        <Select
          {...wiring}
          value={values.round}
          onChange={(event) => {
            change({ round: event.target.value })
          }}
        >
          <option value="">{text.roundByDay}</option>
          {Array.from({ length: roundCount }, (_, i) => (
            <option key={i} value={i + 1}>
              {text.roundNumber(i + 1)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** How many groups there will be, how large, and when they start, while the settings are chosen. */
function DrawPreview({ draw, values }: { draw: StartDraw; values: DrawValues }) {
  const settings = readValues(values)
  // The club's clock, read as if it never changed: the draw itself is made on the real one.
  const firstAt = Date.parse(`${settings.firstAt}Z`)
  const sizes = groupSizesFor(draw.players.length, settings.groupSize)
  if (Number.isNaN(firstAt) || !(settings.intervalMinutes >= 1) || sizes.length === 0) return null
  const slots = makeSlots(sizes.length, { ...settings, firstAt }, { holes: draw.holes, timeZone: 'UTC' })
  if (!slots.ok)
    return (
      <p role="alert" className="font-medium text-danger">
        {text.previewFaults[slots.reason]}
      </p>
    )
  const times = slots.value.map(({ startsAt }) => formatTime(new Date(startsAt).toISOString(), 'UTC'))
  const counted = [...new Set(sizes)].map((size) => ({
    size,
    groups: sizes.filter((one) => one === size).length,
  }))
  return (
    <p aria-live="polite" className="rounded-control bg-sunken p-3">
      <span className="block font-semibold">
        {text.preview(sizes.length, times[0] ?? '', times.at(-1) ?? '')}
      </span>
      {text.previewSizes(counted)}
    </p>
  )
}
