import { expect, test } from 'vitest'
import { htmlRows, pipeRows } from './card-markup.ts'

test('the rows of an HTML table are its cells as they read, with empty ones behind a wide one', () => {
  const html =
    '<table><tr><th>Hole</th><td>1<td>2</tr><tr><td colspan="2">Blue&nbsp;Tee</td><td><b>402</b><br>yds &#38; more</td></tr></table>'
  expect(htmlRows(html)).toEqual([
    ['Hole', '1', '2'],
    ['Blue Tee', '', '402 yds & more'],
  ])
  expect(htmlRows('Hole 1 2 < 3')).toBeUndefined()
})

test('the rows of a table with pipes keep their empty cells and lose the line of dashes', () => {
  expect(pipeRows(['| **Hole** | 1 | 2 |', '|---|:-:|---|', '| Blue | 402 |  |'])).toEqual([
    ['Hole', '1', '2'],
    ['Blue', '402', ''],
  ])
  expect(pipeRows(['Hole 1 2', 'Par 4 4'])).toBeUndefined()
})
