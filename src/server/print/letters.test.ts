import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { describe, expect, test } from 'vitest'
import { readPdf } from '#test/read-pdf.ts'
import { hasUnprintable, toRuns } from './letters.ts'
import { makePdf } from './make-pdf.ts'

const drawn = (text: string) => toRuns(text).map((run) => run.text)

async function print(text: string) {
  const document: TDocumentDefinitions = {
    content: [{ text }, { text, bold: true }],
    defaultStyle: { font: 'Roboto' },
  }
  return readPdf(Buffer.from(await makePdf(document)))
}
const backwards = (text: string) => [...text].reverse().join('')

// Names of people and clubs of each script, and their letters from left to right where that is not how they are read.
test.each([
  ['Vietnamese, with marks that stand apart', 'Nguyễn Thị Hồng Ánh'.normalize('NFD'), 'Nguyễn Thị Hồng Ánh'],
  ['Vietnamese', 'Nguyễn Thị Hồng Ánh', undefined],
  ['Greek', 'Ελευθέριος Παπαδόπουλος', undefined],
  ['Cyrillic', 'Володимир Їжакевич', undefined],
  ['Hebrew', 'דוד כהן', backwards('דוד כהן')],
  ['Arabic', 'محمد شريف', backwards('محمد شريف')],
  ['Persian', 'پژمان گیلانی', backwards('پژمان گیلانی')],
  ['Thai', 'สมชาย ใจดี', undefined],
  ['Thai, with a tone above a circle', 'น้ำฝน', 'น\u0e4d\u0e49าฝน'],
  ['Chinese, simplified', '欧阳震华 王晓丽 诸葛亮', undefined],
  ['Chinese, traditional', '歐陽震華 陳曉麗 臺灣', undefined],
  ['Japanese', '髙橋　さくら サイトウ・ｹﾝ 﨑 𠮟', undefined],
  ['Korean', '김민준 이서연 뷁', undefined],
  ['Korean, with letters that stand apart', '김민준'.normalize('NFD'), '김민준'],
  ['a name of several', 'Ann 王伟 (김) さくら', undefined],
])('%s', async (_, name, shown = name) => {
  const { pages, missing } = await print(name)
  expect(pages.join('').replaceAll('\n', '')).toBe(shown + shown)
  expect(missing).toBe(0)
  expect(hasUnprintable({ content: [{ text: ['Bo Ek', { text: name }] }] })).toBe(false)
})

test('bold letters are another font than regular ones', async () => {
  const { fontCount } = await print('王김')
  expect(fontCount).toBe(4)
})

test('a letter that no font has is a sign in its place, and can be asked for', async () => {
  const { pages, missing } = await print('अमित Ek ⛳')
  expect(pages.join('').replaceAll('\n', '')).toBe('���� Ek �'.repeat(2))
  expect(missing).toBe(0)
  expect(hasUnprintable({ content: [{ text: ['Bo Ek', { text: 'Ek ⛳' }] }] })).toBe(true)
})

test('marks that are not drawn are left out', async () => {
  const { pages } = await print('\u200fAnn\u200e \u{e0100}Ek\ufe0f')
  expect(pages.join('').replaceAll('\n', '')).toBe('Ann EkAnn Ek')
})

describe('what stands on paper from left to right', () => {
  test.each([
    ['José Ñández', ['José Ñández']],
    ['דוד כהן', ['כהן', ' ', 'דוד']],
    ['محمد علي', ['علي', ' ', 'محمد']],
    ['With דוד כהן, Ann', ['With ', 'כהן', ' ', 'דוד', ', Ann']],
    ['דוד (12)', ['(', '12', ') ', 'דוד']],
    ['דוד · Spring Medal', ['דוד', ' · Spring Medal']],
    ['Ann\nדוד כהן', ['Ann', '\n', 'כהן', ' ', 'דוד']],
    ['สมชาย ใจดี', ['สมชาย', ' ', 'ใจดี']],
  ])('%s', (text, pieces) => {
    expect(drawn(text)).toEqual(pieces)
  })
})
