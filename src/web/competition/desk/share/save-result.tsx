import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { getResultFile, type ResultFile } from '#contract/competition/result-file.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { fetchFile } from '#web/lib/fetch-file.ts'
import { offerFile } from '#web/lib/offer-file.ts'
import { useAction } from '#web/lib/use-action.ts'
import { resultFileText as text } from '#web/messages/en/competition/result-file.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

const files: readonly ResultFile[] = ['club_xlsx', 'public_xlsx', 'club_csv', 'public_csv']

/** Saves the result as a spreadsheet, or as a CSV for programs: with all names, or with those that public boards show. */
export default function SaveResult({ competitionId }: { competitionId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        look="secondary"
        icon={<FileDown aria-hidden size={18} />}
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {text.open}
      </Button>
      {isOpen && (
        <SaveDialog
          competitionId={competitionId}
          onClose={() => {
            setIsOpen(false)
          }}
        />
      )}
    </>
  )
}

function SaveDialog({ competitionId, onClose }: { competitionId: string; onClose: () => void }) {
  const [file, setFile] = useState<ResultFile>('club_xlsx')
  const saving = useAction({
    run: () => fetchFile(getResultFile, { competitionId, file }),
    changes: [],
    onDone: (content) => {
      offerFile(content, text.files[file])
      onClose()
    },
  })
  const { isPending, error } = saving
  return (
    <Dialog
      title={text.title}
      description={text.lead}
      isOpen
      onClose={onClose}
      mayClose={!isPending}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={isPending}>
            {sharedText.cancel}
          </Button>
          <Button
            busy={isPending ? text.saving : undefined}
            onClick={() => {
              saving.mutate(undefined)
            }}
          >
            {text.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ChoiceGroup
          legend={text.file}
          isStacked
          choices={files.map((value) => ({
            value,
            label: text.labels[value],
            note: text.notes[value],
          }))}
          value={file}
          onChange={setFile}
        />
        {error && (
          <Notice tone="bad" title={text.failed}>
            {failureText(error, sharedText.tryAgainLater)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
