import { useState } from 'react'
import { exportMembers, memberFormats, type MemberFormat } from '#contract/club/member-export.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { fetchFile } from '#web/lib/fetch-file.ts'
import { offerFile } from '#web/lib/offer-file.ts'
import { useAction } from '#web/lib/use-action.ts'
import { memberExportText as text } from '#web/messages/en/club/member-export.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { FoundMembers } from './use-found-members.ts'

type Who = 'found' | 'everybody'

type ExportMembersDialogProps = {
  list: FoundMembers
  found: NonNullable<FoundMembers['found']>
  clubId: string
  onClose: () => void
}

/** Which members go into the file, and which kind of file it is. */
export default function ExportMembersDialog({ list, found, clubId, onClose }: ExportMembersDialogProps) {
  const [format, setFormat] = useState<MemberFormat>('xlsx')
  const [who, setWho] = useState<Who>(list.isFiltered ? 'found' : 'everybody')
  const { search, role, status } = list.filters
  const exporting = useAction({
    run: () =>
      fetchFile(
        exportMembers,
        { clubId },
        who === 'everybody' ? { format } : { format, search, role, status },
      ),
    changes: [],
    onDone: (file) => {
      offerFile(file, text.files[format])
      onClose()
    },
  })
  const { isPending, error } = exporting
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
            busy={isPending ? text.exporting : undefined}
            onClick={() => {
              exporting.mutate(undefined)
            }}
          >
            {text.doExport}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {list.isFiltered && <ChooseWho found={found} who={who} setWho={setWho} />}
        <ChooseFormat format={format} setFormat={setFormat} />
        {error && (
          <Notice tone="bad" title={text.failed}>
            {failureText(error, sharedText.tryAgainLater)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

type ChooseWhoProps = Pick<ExportMembersDialogProps, 'found'> & { who: Who; setWho: (who: Who) => void }

function ChooseWho({ found, who, setWho }: ChooseWhoProps) {
  return (
    <ChoiceGroup
      legend={text.who}
      choices={[
        { value: 'found', label: text.found(found.count) },
        { value: 'everybody', label: text.everybody(found.total) },
      ]}
      value={who}
      onChange={setWho}
    />
  )
}

type ChooseFormatProps = { format: MemberFormat; setFormat: (format: MemberFormat) => void }

function ChooseFormat({ format, setFormat }: ChooseFormatProps) {
  return (
    <ChoiceGroup
      legend={text.format}
      isStacked
      choices={[...memberFormats].reverse().map((value) => ({
        value,
        label: text.formats[value],
        note: text.formatNotes[value],
      }))}
      value={format}
      onChange={setFormat}
    />
  )
}
