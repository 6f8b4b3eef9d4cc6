import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('docs/security-checks.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?:\d|API)/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))

test('each security check names a test, or says why it deviates', () => {
  const without = rows.filter(
    ([, how = '', shown = '']) =>
      how === '' || !(/\.(?:test|spec)\.tsx?`/.test(shown) || /^deviation: .{20,}/.test(shown)),
  )
  expect(without).toEqual([])
  expect(rows.length).toBeGreaterThan(45)
})

test('the tests that it names exist', () => {
  const named = rows.flatMap(([, , shown = '']) => [...shown.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)])
  expect(named.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([])
})

test('the ten risks for APIs all have a row', () => {
  const risks = rows
    .map(([risk = '']) => /^API(\d+)/.exec(risk)?.[1])
    .filter((number) => number !== undefined)
  expect(risks.map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})
