import { sheetImportText as text } from '#web/messages/en/sheet-import.ts'

type HowReadProps = {
  file: { kind: 'csv' | 'xlsx'; encoding: string | null; separator: string | null }
  dateOrder: keyof typeof text.dates | null
}

/** As what the file and its dates were read. */
export function HowRead({ file, dateOrder }: HowReadProps) {
  const separator = Object.entries(text.separators).find(([sign]) => sign === file.separator)?.[1] ?? ''
  return (
    <div className="grid gap-1 text-soft">
      <p>
        {file.kind === 'xlsx'
          ? text.readAs.xlsx
          : text.readAs.csv((file.encoding ?? '').toUpperCase(), separator)}
      </p>
      {dateOrder !== null && <p>{text.dates[dateOrder]}</p>}
    </div>
  )
}
