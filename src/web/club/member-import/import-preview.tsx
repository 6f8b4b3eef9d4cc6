import type { ReactNode } from 'react'
import type { MemberPreview, WireListedMember, WireMemberFault } from '#contract/club/member-import.ts'
import { memberFields, namesPeople, type MemberField } from '#contract/club/member-import/member-fields.ts'
import { ColumnChoices } from '#web/club/sheet-import/column-choices.tsx'
import { FaultList } from '#web/club/sheet-import/fault-list.tsx'
import { HowRead, isDecided } from '#web/club/sheet-import/how-read.tsx'
import { ImportButtons } from '#web/club/sheet-import/import-buttons.tsx'
import { formatDate, formatHandicap } from '#web/lib/format.ts'
import { memberImportText as text } from '#web/messages/en/club/member-import.online.ts'
import { memberLinesText as said } from '#web/messages/en/club/member-lines.online.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import type { MemberImport } from './use-member-import.ts'

type ImportPreviewProps = { taking: MemberImport; preview: MemberPreview }

/** How the file is read, what is wrong with it, who would come in, and the button that imports them. */
export default function ImportPreview({ taking, preview }: ImportPreviewProps) {
  const { ready, lines, placesLeft, newCategories, faultCount } = preview
  const hasNames = namesPeople(preview.columns.map(({ field }) => field))
  const isFull = ready > placesLeft
  const isSure = isDecided(taking, preview)
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <HowRead taking={taking} preview={preview} />
      <ColumnChoices
        taking={taking}
        preview={preview}
        fields={text.fields}
        order={memberFields}
        headless={text.noHeadings}
      />
      <SheetCategory taking={taking} preview={preview} />
      {hasNames ? (
        <div className="grid gap-1">
          <p role="status" className="text-title font-semibold">
            {text.ready(ready, lines)}
          </p>
          {preview.notes.map(({ code, count, lines: about }) => (
            <p key={code}>
              {said.notes[code](count, `${about.join(', ')}${count > about.length ? '…' : ''}`)}
            </p>
          ))}
          {newCategories.length > 0 && <p>{text.newCategories(newCategories.join(', '))}</p>}
        </div>
      ) : (
        <Notice tone="warn">{text.namesMissing}</Notice>
      )}
      {faultCount > 0 && <FaultList faults={preview.faults} count={faultCount} say={sayFault} />}
      {ready > 0 && <FirstMembers preview={preview} isSure={isSure} />}
      {isFull && <Notice tone="warn">{text.full(placesLeft)}</Notice>}
      <ImportButtons taking={taking} label={text.doImport(ready)} isReady={ready > 0 && !isFull && isSure} />
    </Card>
  )
}

/** Clubs that hold a sheet for each category have no column for it. */
function SheetCategory({ taking, preview: { file, columns } }: ImportPreviewProps) {
  const { sheet, sheets = [] } = file
  if (sheet === undefined || sheets.length < 2 || columns.some(({ field }) => field === 'category'))
    return null
  return (
    <TickBox
      label={said.sheetCategory(sheet)}
      note={said.sheetCategoryNote}
      isTicked={taking.chosen?.choices.category === 'sheet'}
      onTick={(isTicked) => {
        taking.readAs({ category: isTicked ? 'sheet' : undefined })
      }}
    />
  )
}

/** What is wrong with a line, and of a member of the club who it is and what the file says otherwise. */
function sayFault({ code, value, otherLine, member }: WireMemberFault): string {
  const what = said.fault[code](value, String(otherLine ?? ''))
  if (!member) return what
  const { name, memberNumber, differences } = member
  return [
    what,
    said.isMember(name, memberNumber ?? ''),
    ...differences.map(({ field, here, inFile }) =>
      said.differs[field](here === null ? said.nothingHere : sayValue(field, here), sayValue(field, inFile)),
    ),
  ].join(' ')
}

function sayValue(field: Difference['field'], value: string): string {
  if (field === 'handicapIndex') return formatHandicap(value) ?? value
  if (field === 'bornOn') return formatDate(value, 'UTC')
  return value === 'men' || value === 'women' ? text[value] : value
}

type Difference = NonNullable<WireMemberFault['member']>['differences'][number]

type Shown = { heading: string; cell: (member: WireListedMember) => ReactNode }

/** The columns that the list has, so that a phone need not scroll past empty ones. */
function shownColumns(columns: MemberPreview['columns']): Shown[] {
  const { fields } = text
  const has = (field: MemberField) => columns.some((column) => column.field === field)
  const shown = (field: MemberField, cell: Shown['cell']): Shown[] =>
    has(field) ? [{ heading: fields[field], cell }] : []
  return [
    { heading: text.name, cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    ...shown('email', ({ email }) => email),
    ...shown('handicapIndex', ({ handicap }) => formatHandicap(handicap)),
    ...shown('gender', ({ gender }) => gender !== null && text[gender]),
    ...shown('bornOn', ({ bornOn }) => bornOn !== null && formatDate(bornOn, 'UTC')),
    ...shown('memberNumber', ({ memberNumber }) => memberNumber),
    ...shown('nationalId', ({ nationalId }) => nationalId),
    ...shown('category', ({ category }) => category),
    ...shown('phone', ({ phone }) => phone),
  ]
}

type FirstMembersProps = { preview: MemberPreview; isSure: boolean }

function FirstMembers({ preview: { members, columns }, isSure }: FirstMembersProps) {
  const shown = shownColumns(columns)
  const { length } = members
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={text.firstMembers}>
      <h3 className="font-semibold">{isSure ? text.firstOf(length) : text.firstSoFar(length)}</h3>
      <Table label={text.firstMembers}>
        <thead>
          <tr>
            {shown.map(({ heading }) => (
              <HeadCell key={heading} className="whitespace-nowrap">
                {heading}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.line}>
              {shown.map(({ heading, cell }) => (
                <Cell key={heading} className="whitespace-nowrap">
                  {cell(member)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
