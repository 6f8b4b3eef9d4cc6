import { sheetImportText as text } from '#web/messages/en/club/sheet-import.online.ts'

type Fault = { line: number; field: string; code: string; value: string; otherLine?: number | undefined }

type FaultListProps<One extends Fault> = {
  faults: readonly One[]
  count: number
  say: (fault: One) => string
}

/** What is wrong, line by line, in a frame that scrolls. */
export function FaultList<One extends Fault>({ faults, count, say }: FaultListProps<One>) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={text.faults(count)}>
      <div>
        <h3 className="font-semibold">{text.faults(count)}</h3>
        <p className="text-note text-soft">{text.faultsHint}</p>
      </div>
      <div
        role="group"
        aria-label={text.faults(count)}
        // A region that scrolls must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-80 overflow-y-auto rounded-control border border-line p-3"
      >
        <ul className="grid gap-1">
          {faults.map((fault) => (
            <li key={`${fault.line} ${fault.field} ${fault.code}`} className="wrap-anywhere">
              <span className="font-medium">{`${text.line(fault.line)}: `}</span>
              {say(fault)}
            </li>
          ))}
        </ul>
        {count > faults.length && <p className="text-soft">{text.moreFaults(count - faults.length)}</p>}
      </div>
    </section>
  )
}
