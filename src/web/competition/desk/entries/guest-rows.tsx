import type { GuestFault, PassedLine } from '#contract/competition/read-guest-list.ts'
import { formatHandicapIndex } from '#golf/numbers.ts'
import { deskEntriesText } from '#web/messages/en/competition/desk-entries.online.ts'
import { guestListText as text } from '#web/messages/en/competition/guest-list.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { GuestRow as Row } from './guest-list-rows.ts'
import type { GuestsEntering } from './use-entering-guests.ts'

type GuestRowsProps = {
  rows: readonly Row[]
  isTicked: (row: Row) => boolean
  entering: GuestsEntering
  onSwap: () => void
  onTurn: (row: Row) => void
}

/** Who was read, to be ticked or left out. */
export function GuestRows({ rows, isTicked, entering, onSwap, onTurn }: GuestRowsProps) {
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
            isBusy={entering.isBusy}
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

type GuestRowProps = {
  row: Row
  isTicked: boolean
  isBusy: boolean
  isEntered: boolean
  fault: string | undefined
  onTurn: () => void
}

function GuestRow({ row, isTicked, isBusy, isEntered, fault, onTurn }: GuestRowProps) {
  const { firstName, lastName, handicapIndex, gender, doubt } = row
  const note = isEntered ? text.isEntered : (fault ?? doubt)
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
        <input
          type="checkbox"
          className="size-6 shrink-0"
          checked={isTicked}
          disabled={isEntered || isBusy}
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
        {gender !== null && <span className="shrink-0 text-soft">{deskEntriesText[gender]}</span>}
        <span className="numeric shrink-0">
          {handicapIndex === null ? deskEntriesText.noIndex : formatHandicapIndex(handicapIndex)}
        </span>
      </label>
    </li>
  )
}

type GuestFaultsProps = { faults: readonly GuestFault[]; titles: readonly PassedLine[] }

/** The lines that name no guest, each as it was typed. */
export function GuestFaults({ faults, titles }: GuestFaultsProps) {
  return (
    <>
      {titles.map(({ line, text: typed }) => (
        <p key={line} className="text-soft wrap-anywhere">
          {text.titleLine(line, typed)}
        </p>
      ))}
      {faults.length > 0 && (
        <Notice tone="warn" title={text.unread(faults.length)}>
          <ul>
            {faults.map(({ line, code, text: typed }) => (
              <li key={line} className="wrap-anywhere">
                {text.fault[code](line, typed)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
