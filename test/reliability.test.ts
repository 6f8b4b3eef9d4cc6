import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** docs/reliability.md has a row for each promise, with tests that exist or the words that it is not built. */
const rows = readFileSync('docs/reliability.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| P\d+ \|/.test(line))
  .map((line) => {
    const [code = '', promise = '', tests = '', measured = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    return { code, promise, tests, measured }
  })

test('every promise has one row, in order', () => {
  expect(rows.map(({ code }) => code)).toEqual(Array.from({ length: 30 }, (_, i) => `P${i + 1}`))
  expect(rows.filter(({ promise }) => promise === '')).toEqual([])
})

test.each(rows)(
  '$code names tests that exist and what they measured, or says that it is not built',
  ({ tests, measured }) => {
    if (tests.startsWith('not built: ')) return expect(measured).toBe('')
    const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '')
    expect(files).not.toEqual([])
    for (const path of files) {
      expect(path).toMatch(/\.(test|spec)\.tsx?$|^bench\//)
      expect(existsSync(path), path).toBe(true)
    }
    expect(measured).not.toBe('')
  },
)
