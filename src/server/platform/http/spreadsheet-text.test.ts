import { expect, test } from 'vitest'
import { spreadsheetText, withoutApostrophe } from './spreadsheet-text.ts'

test.each([
  '=HYPERLINK("https://evil.example","x")',
  '+cmd|calc!A0',
  '-2+3',
  '@SUM(1+1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1+1',
  '\u00A0=1+1',
  '\uFF1D1+1',
  '\uFF0B1',
  '\uFF0D1',
  '\uFF20SUM(1)',
])('when a text begins as a formula does, then it gets an apostrophe: %j', (text) => {
  expect(spreadsheetText(text)).toBe(`'${text}`)
})

test.each(['Oak Hill', '12.4', '', ' a', "O'Neill", 'a=b', '2026-06-06', '\u2212 2'])(
  'when it does not, then it stays as it is: %j',
  (text) => {
    expect(spreadsheetText(text)).toBe(text)
  },
)

test.each(['=1+1', '+34 600 000 000', '-2.4', "O'Neill", "'t Hart", '', "'"])(
  'when a file of ours is read back, then a text is as it was: %j',
  (text) => {
    expect(withoutApostrophe(spreadsheetText(text))).toBe(text)
  },
)
