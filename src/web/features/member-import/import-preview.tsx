import type { MemberPreview } from '#contract/member-import.ts'
import { namesPeople } from '#domain/member-import/member-fields.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { memberImportText as text } from '#web/messages/en/member-import.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { ColumnChoices } from './column-choices.tsx'
import { FaultList } from './fault-list.tsx'
import type { MemberImport } from './use-member-import.ts'

type ImportPreviewProps = { taking: MemberImport; preview: MemberPreview }

/** How the file is read, what is wrong with it, who would come in, and the button that imports them. */
export default function ImportPreview({ taking, preview }: ImportPreviewProps) {
  const { ready, lines, placesLeft, newCategories, faultCount } = preview
  const hasNames = namesPeople(preview.columns.map(({ field }) => field))
  const isFull = ready > placesLeft
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-1 text-soft">
        <p>{readAs(preview)}</p>
        {preview.dateOrder !== null && <p>{text.dates[preview.dateOrder]}</p>}
      </div>
      <ColumnChoices taking={taking} preview={preview} />
      {hasNames ? (
        <div className="grid gap-1">
          <p role="status" className="text-title font-semibold">
            {text.ready(ready, lines)}
          </p>
          {newCategories.length > 0 && <p>{text.newCategories(newCategories.join(', '))}</p>}
        </div>
      ) : (
        <Notice tone="warn">{text.namesMissing}</Notice>
      )}
      {faultCount > 0 && <FaultList faults={preview.faults} count={faultCount} />}
      {ready > 0 && <FirstMembers members={preview.members} />}
      {isFull && <Notice tone="warn">{text.full(placesLeft)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={ready === 0 || isFull || taking.isLooking}
          busy={taking.isImporting ? text.importing : undefined}
          onClick={taking.importAll}
        >
          {text.doImport(ready)}
        </Button>
        <Button look="secondary" disabled={taking.isImporting} onClick={taking.forget}>
          {text.otherFile}
        </Button>
      </div>
    </Card>
  )
}

function readAs({ file }: MemberPreview): string {
  if (file.kind === 'xlsx') return text.readAs.xlsx
  const separator = Object.entries(text.separators).find(([sign]) => sign === file.separator)?.[1]
  return text.readAs.csv((file.encoding ?? '').toUpperCase(), separator ?? '')
}

function FirstMembers({ members }: { members: MemberPreview['members'] }) {
  const { fields } = text
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={text.firstMembers}>
      <h3 className="font-semibold">{text.firstOf(members.length)}</h3>
      <Table label={text.firstMembers}>
        <thead>
          <tr>
            {[
              ...[text.name, fields.email, fields.handicapIndex, fields.gender, fields.bornOn],
              ...[fields.memberNumber, fields.nationalId, fields.category, fields.phone],
            ].map((heading) => (
              <HeadCell key={heading}>{heading}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.line}>
              <Cell className="whitespace-nowrap">{`${member.firstName} ${member.lastName}`}</Cell>
              <Cell>{member.email}</Cell>
              <Cell>{formatHandicap(member.handicap)}</Cell>
              <Cell>{member.gender !== null && text[member.gender]}</Cell>
              <Cell className="whitespace-nowrap">{member.bornOn}</Cell>
              <Cell>{member.memberNumber}</Cell>
              <Cell>{member.nationalId}</Cell>
              <Cell>{member.category}</Cell>
              <Cell>{member.phone}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
