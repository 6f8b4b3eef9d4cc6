import { sheetImportText as text } from '#web/messages/en/club/sheet-import.online.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

const kinds =
  '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type ChooseFileProps = {
  taking: {
    choose: (file: File) => void
    retry: () => void
    chosen: { file: File } | undefined
    fault: string | undefined
    isLooking: boolean
  }
  label: string
  hint: string
}

/** The file, and why it cannot be read as a whole. */
export function ChooseFile({ taking, label, hint }: ChooseFileProps) {
  const { choose, chosen, fault, isLooking, retry } = taking
  return (
    <Card className="grid max-w-3xl gap-4">
      <h2 className="text-title font-semibold">{text.choose}</h2>
      <Field label={label} hint={hint}>
        {(wiring) => (
          // The browser's own control would say that no file is chosen while one is shown.
          <div className="relative flex flex-wrap items-center gap-3">
            <input
              {...wiring}
              type="file"
              accept={kinds}
              className="peer sr-only"
              onChange={(event) => {
                const file = event.target.files?.[0]
                // The same file again, once it was mended, is a change too.
                event.target.value = ''
                if (file) choose(file)
              }}
            />
            <label
              htmlFor={wiring.id}
              className={buttonClass(
                'secondary',
                'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
              )}
            >
              {chosen ? text.otherFile : text.choose}
            </label>
            {chosen && <span className="min-w-0 wrap-anywhere">{chosen.file.name}</span>}
          </div>
        )}
      </Field>
      <p role="status" className={isLooking ? 'text-soft' : 'sr-only'}>
        {isLooking && text.reading}
      </p>
      {fault !== undefined && !isLooking && (
        <Notice
          tone="bad"
          title={text.readFailed}
          action={
            <Button look="secondary" className="justify-self-start" onClick={retry}>
              {text.tryAgain}
            </Button>
          }
        >
          {fault}
        </Notice>
      )}
    </Card>
  )
}
