import { useState } from 'react'
import type { Entry } from '#contract/competition/entries.ts'
import { readGuestList } from '#contract/competition/read-guest-list.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { deskEntriesText } from '#web/messages/en/competition/desk-entries.online.ts'
import { guestListText as text } from '#web/messages/en/competition/guest-list.online.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input, TextArea } from '#web/ui/input.tsx'
import { toGuestRows, type GuestRow } from './guest-list-rows.ts'
import { GuestFaults, GuestRows } from './guest-rows.tsx'
import { useEnteringGuests } from './use-entering-guests.ts'

type GuestListDialogProps = { competitionId: string; entries: readonly Entry[]; onClose: () => void }

/** Enters the guests of a pasted list; what was read is shown, and can be left out, before anybody is entered. */
export default function GuestListDialog({ competitionId, entries, onClose }: GuestListDialogProps) {
  const draft = useDraft(`guest-list.${competitionId}`, { list: '' })
  const [isSwapped, setSwapped] = useState(false)
  const [reason, setReason] = useState('')
  /** What the reader has decided, which stays when the proposal changes. */
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map())
  const read = readGuestList(draft.values.list)
  const rows = toGuestRows(read.guests, { entries, isSwapped })
  const entering = useEnteringGuests(competitionId, () => {
    draft.clear()
    onClose()
  })
  const { isBusy, entered, unsure } = entering
  const isTicked = ({ id, doubt }: GuestRow) =>
    !entered.has(id) && (decided.get(id) ?? (doubt === undefined || unsure.has(id)))
  const chosen = rows.filter(isTicked)
  return (
    <FormDialog
      title={text.title}
      width="wide"
      submitLabel={chosen.length === 0 ? text.enterNobody : text.enter(chosen.length)}
      busyLabel={text.entering}
      isBusy={isBusy}
      {...(chosen.length === 0 && !isBusy && { notYet: text.nobody })}
      onClose={onClose}
      stop={{ label: text.stop, onStop: entering.stop }}
      onSubmit={() => void entering.enter(chosen, reason)}
    >
      <ListField
        list={draft.values.list}
        isBusy={isBusy}
        missing={entering.missing}
        onType={(list) => {
          draft.change({ list })
        }}
      />
      <GuestFaults faults={read.faults} titles={read.titles} />
      {rows.length > 0 && (
        <GuestRows
          rows={rows}
          isTicked={isTicked}
          entering={entering}
          onSwap={() => {
            setSwapped(!isSwapped)
          }}
          onTurn={(row) => {
            setDecided((before) => new Map(before).set(row.id, !isTicked(row)))
          }}
        />
      )}
      {entering.asksReason && <ReasonField reason={reason} isBusy={isBusy} onType={setReason} />}
    </FormDialog>
  )
}

type ReasonFieldProps = { reason: string; isBusy: boolean; onType: (reason: string) => void }

/** Why the club enters guests whom the competition does not admit. */
function ReasonField({ reason, isBusy, onType }: ReasonFieldProps) {
  return (
    <Field label={deskEntriesText.admitReason} hint={deskEntriesText.admitHint}>
      {(wiring) => (
        <Input
          {...wiring}
          autoComplete="off"
          maxLength={200}
          value={reason}
          readOnly={isBusy}
          onChange={({ target }) => {
            onType(target.value)
          }}
        />
      )}
    </Field>
  )
}

type ListFieldProps = {
  list: string
  isBusy: boolean
  missing: string | undefined
  onType: (list: string) => void
}

function ListField({ list, isBusy, missing, onType }: ListFieldProps) {
  return (
    <Field label={text.list} hint={text.hint} error={missing}>
      {(wiring) => (
        <TextArea
          {...wiring}
          rows={8}
          spellCheck={false}
          autoComplete="off"
          value={list}
          readOnly={isBusy}
          onChange={({ target }) => {
            onType(target.value)
          }}
        />
      )}
    </Field>
  )
}
