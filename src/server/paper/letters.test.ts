import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { describe, expect, test } from 'vitest'
import { readPdf } from '#test/read-pdf.ts'
import { toRuns } from './letters.ts'
import { makePdf } from './make-pdf.ts'

const drawn = (text: string) => toRuns(text).map((run) => run.text)

/** Its letters as they stand from left to right. */
async function printed(text: string): Promise<string> {
  const document: TDocumentDefinitions = { content: [{ text, bold: true }], defaultStyle: { font: 'Roboto' } }
  const { pages } = readPdf(Buffer.from(await makePdf(document)))
  return pages.join('').replaceAll('\n', '')
}
const backwards = (text: string) => [...text].reverse().join('')

test('letters and their marks that stand apart are drawn as one', async () => {
  const name = 'Nguyễn Thị Hồng Ánh'
  expect(name.normalize('NFD')).not.toBe(name)
  expect(await printed(name.normalize('NFD'))).toBe(name)
  expect(toRuns(name.normalize('NFD'))).toEqual(toRuns(name))
})

describe('what stands on paper from left to right', () => {
  test.each([
    ['José Ñández', ['José Ñández']],
    ['דוד כהן', ['כהן', ' ', 'דוד']],
    ['محمد علي', ['علي', ' ', 'محمد']],
    ['With דוד כהן, Ann', ['With ', 'כהן', ' ', 'דוד', ', Ann']],
    ['דוד (12)', ['(', '12', ') ', 'דוד']],
    ['Ann\nדוד כהן', ['Ann', '\n', 'כהן', ' ', 'דוד']],
    ['สมชาย ใจดี', ['สมชาย', ' ', 'ใจดี']],
  ])('%s', (text, pieces) => {
    expect(drawn(text)).toEqual(pieces)
  })
})

test.each([
  ['Hebrew', 'דוד כהן', 'Hebrew'],
  ['Arabic', 'محمد شريف', 'Arabic'],
])('%s is in its own font, from right to left', async (_, name, font) => {
  expect(toRuns(name).map((run) => run.font)).toEqual([font, 'Roboto', font])
  expect(await printed(name)).toBe(backwards(name))
})

test('Thai is in its own font', async () => {
  expect(await printed('สมชาย ใจดี')).toBe('สมชาย ใจดี')
})
