import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { enterGuest, type Entry } from '#contract/entries.ts'
import { readGuestList, type GuestFault, type ListedGuest } from '#domain/competition/read-guest-list.ts'
import { formatHandicapIndex } from '#domain/numbers.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { newId } from '#web/lib/new-id.ts'
import { readAgain } from '#web/lib/query.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { deskEntriesText } from '#web/messages/en/desk-entries.ts'
import { guestListText as text } from '#web/messages/en/guest-list.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextArea } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { entryChanges } from './use-entries.ts'

type GuestListDialogProps = { competitionId: string; entries: readonly Entry[]; onClose: () => void }
type Row = ListedGuest & { id: string; doubt: string | undefined }

/** Enters the guests of a pasted list; what was read is shown, and can be left out, before anybody is entered. */
export default function GuestListDialog({ competitionId, entries, onClose }: GuestListDialogProps) {
  const draft = useDraft(`guest-list.${competitionId}`, { list: '' })
  const [isSwapped, setSwapped] = useState(false)
  /** What the reader has decided, which stays when the proposal changes. */
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map())
  const read = readGuestList(draft.values.list)
  const rows = toRows(read.guests, { entries, isSwapped })
  const entering = useEntering(competitionId, () => {
    draft.clear()
    onClose()
  })
  const isTicked = ({ id, doubt }: Row) =>
    !entering.entered.has(id) && (decided.get(id) ?? doubt === undefined)
  const chosen = rows.filter(isTicked)
  return (
    <FormDialog
      title={text.title}
      width="wide"
      submitLabel={text.enter(chosen.length)}
      busyLabel={text.entering}
      isBusy={entering.isBusy}
      onClose={onClose}
      onSubmit={() => void entering.enter(chosen)}
    >
      <Field label={text.list} hint={text.hint} error={entering.missing}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={8}
            spellCheck={false}
            autoComplete="off"
            value={draft.values.list}
            readOnly={entering.isBusy}
            onChange={({ target }) => {
              draft.change({ list: target.value })
            }}
          />
        )}
      </Field>
      <Faults faults={read.faults} />
      {rows.length > 0 && (
        <GuestRows
          {...{ rows, isTicked, entering }}
          onSwap={() => {
            setSwapped(!isSwapped)
          }}
          onTurn={(row) => {
            setDecided((before) => new Map(before).set(row.id, !isTicked(row)))
          }}
        />
      )}
    </FormDialog>
  )
}

type GuestRowsProps = {
  rows: readonly Row[]
  isTicked: (row: Row) => boolean
  entering: ReturnType<typeof useEntering>
  onSwap: () => void
  onTurn: (row: Row) => void
}

function GuestRows({ rows, isTicked, entering, onSwap, onTurn }: GuestRowsProps) {
  return (
    <section className="grid gap-2" aria-label={text.read(rows.length)}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="font-semibold">
          {text.read(rows.length)}
        </p>
        <Button look="secondary" disabled={entering.isBusy} onClick={onSwap}>
          {text.swap}
        </Button>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <GuestRow
            key={row.id}
            row={row}
            isTicked={isTicked(row)}
            isEntered={entering.entered.has(row.id)}
            fault={entering.faults.get(row.id)}
            onTurn={() => {
              onTurn(row)
            }}
          />
        ))}
      </ul>
    </section>
  )
}

/** The same line is the same row, whatever is typed above it. */
function toRows(
  guests: readonly ListedGuest[],
  { entries, isSwapped }: { entries: readonly Entry[]; isSwapped: boolean },
): Row[] {
  const nameOf = (one: { firstName: string; lastName: string }) =>
    `${one.firstName} ${one.lastName}`.toLowerCase()
  const here = new Set(entries.filter(({ status }) => status !== 'withdrawn').map(nameOf))
  const times = new Map<string, number>()
  return guests.map((guest) => {
    const time = (times.get(nameOf(guest)) ?? 0) + 1
    times.set(nameOf(guest), time)
    const { firstName, lastName } = guest
    const shown = isSwapped ? { ...guest, firstName: lastName, lastName: firstName } : guest
    const doubt = here.has(nameOf(shown))
      ? text.alreadyEntered
      : guest.sameAs === null
        ? undefined
        : text.sameName(guest.sameAs)
    return { ...shown, id: `${nameOf(guest)} ${time}`, doubt }
  })
}

type GuestRowProps = {
  row: Row
  isTicked: boolean
  isEntered: boolean
  fault: string | undefined
  onTurn: () => void
}

function GuestRow({ row, isTicked, isEntered, fault, onTurn }: GuestRowProps) {
  const { firstName, lastName, handicapIndex, doubt } = row
  const note = isEntered ? text.isEntered : (fault ?? doubt)
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
        <input
          type="checkbox"
          className="size-6 shrink-0"
          checked={isTicked}
          disabled={isEntered}
          onChange={onTurn}
        />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="block">
            {firstName} <span className="font-semibold">{lastName}</span>
          </span>
          {note !== undefined && (
            <span
              className={fault === undefined ? 'block text-note text-soft' : 'block text-note text-danger'}
            >
              {note}
            </span>
          )}
        </span>
        <span className="numeric shrink-0">
          {handicapIndex === null ? deskEntriesText.noIndex : formatHandicapIndex(handicapIndex)}
        </span>
      </label>
    </li>
  )
}

function Faults({ faults }: { faults: readonly GuestFault[] }) {
  if (faults.length === 0) return null
  return (
    <Notice tone="warn" title={text.unread(faults.length)}>
      <ul>
        {faults.map(({ line, code, text: typed }) => (
          <li key={line} className="wrap-anywhere">
            {text.fault[code](line, typed)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** One after the other, each with a key of its own, so that pressing again enters only who is missing. */
function useEntering(competitionId: string, onDone: () => void) {
  const client = useQueryClient()
  const keys = useRef(new Map<string, string>())
  const [isBusy, setBusy] = useState(false)
  const [missing, setMissing] = useState<string>()
  const [entered, setEntered] = useState<ReadonlySet<string>>(new Set())
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())

  const enterOne = async ({ id, firstName, lastName, handicapIndex }: Row) => {
    const key = keys.current.get(id) ?? newId('')
    keys.current.set(id, key)
    const handicap = handicapIndex === null ? null : formatHandicapIndex(handicapIndex)
    return send(enterGuest, { params: { competitionId }, body: { key, firstName, lastName, handicap } })
  }
  const enter = async (rows: readonly Row[]) => {
    setMissing(rows.length === 0 ? text.nobody : undefined)
    if (rows.length === 0) return
    setBusy(true)
    const [done, refused] = [new Set(entered), new Map<string, string>()]
    let reserves = 0
    for (const row of rows) {
      try {
        reserves += (await enterOne(row)).reserve.length
        done.add(row.id)
      } catch (fault) {
        refused.set(row.id, failureText(fault, sharedText.tryAgainLater))
      }
      setEntered(new Set(done))
    }
    setFaults(refused)
    setBusy(false)
    readAgain(client, entryChanges)
    const count = rows.length - refused.size
    if (count > 0)
      showToast({
        tone: 'success',
        title: deskEntriesText.entered(count - reserves),
        ...(reserves > 0 && { description: deskEntriesText.reserved(reserves) }),
      })
    if (refused.size > 0) setMissing(deskEntriesText.notEntered(refused.size))
    else onDone()
  }
  return { isBusy, missing, entered, faults, enter }
}
