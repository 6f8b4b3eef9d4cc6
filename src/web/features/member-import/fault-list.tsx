import type { WireMemberFault } from '#contract/member-import.ts'
import { memberImportText as text } from '#web/messages/en/member-import.ts'

/** What is wrong, line by line, in a frame that scrolls. */
export function FaultList({ faults, count }: { faults: readonly WireMemberFault[]; count: number }) {
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
          {faults.map(({ line, field, code, value, otherLine }) => (
            <li key={`${line} ${field} ${code}`} className="wrap-anywhere">
              <span className="font-medium">{`${text.line(line)}: `}</span>
              {text.fault[code](value, String(otherLine ?? ''))}
            </li>
          ))}
        </ul>
        {count > faults.length && <p className="text-soft">{text.moreFaults(count - faults.length)}</p>}
      </div>
    </section>
  )
}
