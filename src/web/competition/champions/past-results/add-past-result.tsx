import type { WholePastResult } from '#contract/competition/past-results.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { pastResultsText as text } from '#web/messages/en/competition/past-results.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileChoice } from '#web/ui/file-choice.tsx'
import { Input, TextArea } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ReadTable } from './read-table.tsx'
import { ResultQuestions } from './result-questions.tsx'
import { useNewPastResult, type NewPastResult } from './use-new-past-result.ts'

type AddPastResultProps = {
  clubId: string
  onSaved: (result: WholePastResult) => void
  onClose: () => void
}

/** A table of results is pasted or chosen, looked through, and saved as a past result. */
export default function AddPastResult({ clubId, onSaved, onClose }: AddPastResultProps) {
  const adding = useNewPastResult(clubId, onSaved)
  const { preview } = adding
  return (
    <Section title={text.add}>
      <div className="grid gap-6">
        <PasteOrChoose adding={adding} onClose={onClose} />
        {preview && (
          <>
            <ReadTable adding={adding} preview={preview} />
            <ResultQuestions adding={adding} preview={preview} />
            <SaveResult adding={adding} />
          </>
        )}
      </div>
    </Section>
  )
}

const kinds =
  '.csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function PasteOrChoose({ adding, onClose }: { adding: NewPastResult; onClose: () => void }) {
  const { draft, reading, readText, readFile } = adding
  return (
    <Card className="grid max-w-3xl gap-4">
      <Field label={text.paste} hint={text.pasteHint}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={8}
            value={draft.values.text}
            onChange={(event) => {
              draft.change({ text: event.target.value })
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button disabled={reading.isPending || draft.values.text.trim() === ''} onClick={readText}>
          {text.read}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {sharedText.cancel}
        </Button>
      </div>
      <Field label={text.file} hint={text.fileHint}>
        {(wiring) => (
          <FileChoice
            wiring={wiring}
            accept={kinds}
            label={text.chooseFile}
            onFiles={([file]) => {
              if (file) readFile(file)
            }}
          />
        )}
      </Field>
      <p role="status" className={reading.isPending ? 'text-soft' : 'sr-only'}>
        {reading.isPending && text.reading}
      </p>
      {reading.fault !== undefined && !reading.isPending && (
        <Notice tone="bad" title={text.readFailed}>
          {reading.fault}
        </Notice>
      )}
    </Card>
  )
}

function SaveResult({ adding }: { adding: NewPastResult }) {
  const { draft, saving, save } = adding
  const { name, day } = draft.values
  const missing = missingOf(adding)
  return (
    <Card className="grid max-w-3xl gap-4">
      <Field label={text.name} hint={text.nameHint} required>
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={120}
            autoComplete="off"
            value={name}
            onChange={(event) => {
              draft.change({ name: event.target.value })
            }}
          />
        )}
      </Field>
      <Field label={text.day} required>
        {(wiring) => (
          <Input
            {...wiring}
            type="date"
            value={day}
            onChange={(event) => {
              draft.change({ day: event.target.value })
            }}
          />
        )}
      </Field>
      {saving.error && (
        <Notice tone="bad" title={text.saveFailed}>
          {failureText(saving.error, sharedText.tryAgainLater)}
        </Notice>
      )}
      {missing.length > 0 && <Missing missing={missing} />}
      <div>
        <Button
          disabled={missing.length > 0}
          busy={saving.isPending ? text.saving : undefined}
          onClick={save}
        >
          {text.save}
        </Button>
      </div>
    </Card>
  )
}

/** What is still to be done before the result can be saved. */
function missingOf({ draft, preview, open }: NewPastResult): string[] {
  const { name, day } = draft.values
  return [
    ...(preview?.figure == null ? [text.missing.figure] : []),
    ...(open && open.questions > 0 ? [text.missing.questions(open.questions)] : []),
    ...(open && open.members > 0 ? [text.missing.members(open.members)] : []),
    ...(name.trim() === '' ? [text.missing.name] : []),
    ...(day === '' ? [text.missing.day] : []),
  ]
}

function Missing({ missing }: { missing: readonly string[] }) {
  return (
    <ul className="list-disc pl-5 text-soft">
      {missing.map((what) => (
        <li key={what}>{what}</li>
      ))}
    </ul>
  )
}
