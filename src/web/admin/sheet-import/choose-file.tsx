import { sheetImportText as text } from '#web/messages/en/sheet-import.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'

const kinds =
  '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type ChooseFileProps = {
  taking: {
    choose: (file: File) => void
    retry: () => void
    fault: string | undefined
    isLooking: boolean
  }
  label: string
  hint: string
}

/** The file, and why it cannot be read as a whole. */
export function ChooseFile({ taking, label, hint }: ChooseFileProps) {
  const { choose, fault, isLooking, retry } = taking
  return (
    <Card className="grid max-w-3xl gap-4">
      <h2 className="text-title font-semibold">{text.choose}</h2>
      <Field label={label} hint={hint}>
        {(wiring) => (
          <Input
            {...wiring}
            type="file"
            accept={kinds}
            onChange={(event) => {
              const file = event.target.files?.[0]
              // The same file again, once it was mended, is a change too.
              event.target.value = ''
              if (file) choose(file)
            }}
          />
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
