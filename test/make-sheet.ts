import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import yazl from 'yazl'

/** A cell as a spreadsheet stores it; `formula` with the value that it kept. */
export type MadeCell = string | number | boolean | null | { formula: string; kept: string | number }

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const column = (i: number): string =>
  (i < 26 ? '' : column(Math.floor(i / 26) - 1)) + String.fromCharCode(65 + (i % 26))

/** Texts are shared, as Excel writes them, or stand in their cells, as other programs do. */
export type SheetOptions = { isInline?: boolean; is1904?: boolean; prefix?: string; hiddenFirst?: boolean }

/** An XLSX spreadsheet with one sheet of these rows. */
export function makeXlsx(
  rows: readonly (readonly MadeCell[])[],
  options: SheetOptions = {},
): Promise<Buffer> {
  const texts: string[] = []
  const x = options.prefix === undefined ? '' : `${options.prefix}:`
  const cell = (value: MadeCell, at: string): string => {
    if (value === null) return ''
    if (typeof value === 'number') return `<${x}c r="${at}"><${x}v>${value}</${x}v></${x}c>`
    if (typeof value === 'boolean') return `<${x}c r="${at}" t="b"><${x}v>${Number(value)}</${x}v></${x}c>`
    if (typeof value === 'object')
      return `<${x}c r="${at}" t="str"><${x}f>${escape(value.formula)}</${x}f><${x}v>${escape(String(value.kept))}</${x}v></${x}c>`
    if (options.isInline)
      return `<${x}c r="${at}" t="inlineStr"><${x}is><${x}t>${escape(value)}</${x}t></${x}is></${x}c>`
    texts.push(value)
    return `<${x}c r="${at}" t="s"><${x}v>${texts.length - 1}</${x}v></${x}c>`
  }
  const body = rows
    .map(
      (row, r) =>
        `<${x}row r="${r + 1}">${row.map((one, i) => cell(one, `${column(i)}${r + 1}`)).join('')}</${x}row>`,
    )
    .join('')
  const shared = texts.map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`).join('')
  return packXlsx({
    ...workbook(options),
    'xl/sharedStrings.xml': `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${shared}</sst>`,
    'xl/worksheets/sheet1.xml': `<${x}worksheet xmlns${x === '' ? '' : `:${options.prefix ?? ''}`}="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><${x}sheetData>${body}</${x}sheetData></${x}worksheet>`,
  })
}

function workbook({ is1904, hiddenFirst }: SheetOptions): Record<string, string> {
  const hidden = hiddenFirst ? '<sheet name="Notes" sheetId="2" state="hidden" r:id="rId2"/>' : ''
  return {
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${is1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${hidden}<sheet name="Members" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
  }
}

/** A ZIP archive of these files. */
export async function packXlsx(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** A small spreadsheet whose sheet unpacks to so many bytes of rows. */
export async function makeZipBomb(bytes: number): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, content] of Object.entries(workbook({}))) zip.addBuffer(Buffer.from(content), name)
  const part = Buffer.from(`<c><v>${'1'.repeat(1_000_000)}</v></c>`)
  function* sheet() {
    yield Buffer.from('<worksheet><sheetData><row r="1">')
    for (let made = 0; made < bytes; made += part.length) yield part
    yield Buffer.from('</row></sheetData></worksheet>')
  }
  zip.addReadStream(Readable.from(sheet()), 'xl/worksheets/sheet1.xml')
  zip.end()
  return buffer(zip.outputStream)
}
