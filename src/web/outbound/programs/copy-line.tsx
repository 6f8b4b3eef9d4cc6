import { copyText } from '#web/lib/copy-text.ts'
import { programsText as text } from '#web/messages/en/outbound/programs.online.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** A text to take along, with what it is and a button that copies it. */
export function CopyLine({ what, value }: { what: string; value: string }) {
  return (
    <div className="grid gap-1.5">
      <p className="font-medium">{what}</p>
      <div className="flex flex-wrap items-start gap-2">
        <code className="min-w-0 flex-1 basis-64 rounded-control bg-sunken px-3 py-2.5 text-note wrap-anywhere whitespace-pre-wrap select-all">
          {value}
        </code>
        <Button
          look="secondary"
          aria-label={text.copyNamed(what)}
          onClick={() => {
            void copyText(value).then((isCopied) => {
              showToast(
                isCopied ? { tone: 'success', title: text.copied } : { tone: 'error', title: text.notCopied },
              )
            })
          }}
        >
          {text.copy}
        </Button>
      </div>
    </div>
  )
}
