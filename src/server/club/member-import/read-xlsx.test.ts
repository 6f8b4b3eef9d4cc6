import { expect, test } from 'vitest'
import { packXlsx } from '#test/make-sheet.ts'
import { readXlsx } from './read-xlsx.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** A column of days whose cells name no style of their own. */
function book(worksheet: string): Promise<Buffer> {
  return packXlsx({
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="r"><sheets><sheet name="M" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt formatCode="yyyy\\-mm\\-dd" numFmtId="100"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="49"/><xf numFmtId="100"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}" ${worksheet}><cols><col min="1" max="2" style="1"/><col min="3" max="16384" style="2"/></cols><sheetData><row r="1"><c r="A1"><v>31405</v></c><c r="C1"><v>31405</v></c><c r="D1" s="0"><v>31405</v></c></row></sheetData></worksheet>`,
  })
}

test.each([
  [
    'Gnumeric, which leaves it out where it is the column’s',
    'xmlns:gnmx="http://www.gnumeric.org/ext/spreadsheetml"',
    '1985-12-24',
  ],
  ['any other program, which means the plain one', '', '31405'],
])('when a cell names no style, by %s', async (_, worksheet, read) => {
  const { lines } = await readXlsx(await book(worksheet))
  expect(lines.map(({ cells }) => cells)).toEqual([['31405', '', read, '31405']])
})
