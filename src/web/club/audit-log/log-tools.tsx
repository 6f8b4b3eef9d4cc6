import { useState } from 'react'
import { checkAuditLog, exportAuditLog, auditFormats } from '#contract/platform/audit.ts'
import { send, sendForText } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { offerFile } from '#web/lib/offer-file.ts'
import { useAction } from '#web/lib/use-action.ts'
import { auditLogText as text } from '#web/messages/en/club/audit-log.online.ts'
import { Button } from '#web/ui/button.tsx'

type Format = (typeof auditFormats)[number]

/** Checks the chain, and takes the whole log along. What came of it stands below the buttons. */
export function LogTools({ clubId }: { clubId: string }) {
  const [said, setSaid] = useState('')
  const check = useAction({
    run: () => send(checkAuditLog, { params: { clubId } }),
    changes: [],
    onDone: ({ entries, cards, brokenAt, brokenRounds }) => {
      const faults = [
        ...(brokenAt === null ? [] : [text.broken(String(brokenAt))]),
        ...(brokenRounds.length === 0 ? [] : [text.brokenCards(brokenRounds.length)]),
      ]
      setSaid(faults.length === 0 ? text.whole(entries, cards) : faults.join(' '))
    },
    onFail: (fault) => {
      setSaid(failureText(fault, text.checkFailed))
    },
  })
  const save = useAction({
    run: (format: Format) => sendForText(exportAuditLog, { params: { clubId }, body: { format } }),
    changes: [],
    onDone: (file, format) => {
      offerFile(file, `audit-log.${format}`)
    },
    onFail: (fault) => {
      setSaid(failureText(fault, text.exportFailed))
    },
  })
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          disabled={check.isPending}
          onClick={() => {
            check.mutate(undefined)
          }}
        >
          {check.isPending ? text.checking : text.check}
        </Button>
        {auditFormats.map((format) => (
          <Button
            key={format}
            look="secondary"
            disabled={save.isPending}
            onClick={() => {
              save.mutate(format)
            }}
          >
            {format === 'csv' ? text.exportCsv : text.exportJsonl}
          </Button>
        ))}
      </div>
      <p role="status" className="max-w-prose">
        {said}
      </p>
    </div>
  )
}
