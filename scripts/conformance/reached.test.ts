import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOfTest } from '../../test/folder-of-test.ts'
import { reachOf } from './reached.ts'

/** A folder like src with these files. */
function folderWith(files: Record<string, string>): string {
  const folder = folderOfTest('reached-')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const golf = {
  'golf/a.ts': `import { used } from './b.ts'
export const limit = 3
export type Card = { holes: number }
export function rule(card: Card) { return own() + used(card) + limit }
function own() { return 1 }
export function idle() { return later.rule }
export const later = { limit: 4 }`,
  'golf/b.ts': `import type { Card } from './a.ts'
export function used(card: Card): number { return card.holes }
export function unused() { return used }`,
}

test('when a screen imports a rule, then the rule and all that it uses is reached, and nothing else', () => {
  const { exported, reached } = reachOf(
    folderWith({ ...golf, 'web/screen.tsx': `import { rule as theRule } from '#golf/a.ts'\ntheRule` }),
    'golf',
  )
  expect(exported.filter((name) => reached.has(name))).toEqual([
    'a.ts Card',
    'a.ts limit',
    'a.ts rule',
    'b.ts used',
  ])
  expect(exported.filter((name) => !reached.has(name))).toEqual(['a.ts idle', 'a.ts later', 'b.ts unused'])
})

test('when only a test imports a rule, then it is not reached', () => {
  const { reached } = reachOf(
    folderWith({ ...golf, 'server/a.test.ts': `import { rule } from '#golf/a.ts'` }),
    'golf',
  )
  expect([...reached]).toEqual([])
})

test('when a file imports all of a file of golf, then it is refused: nobody could say what it uses', () => {
  const folder = folderWith({ ...golf, 'server/a.ts': `import * as all from '#golf/a.ts'` })
  expect(() => reachOf(folder, 'golf')).toThrow('name what it uses')
})

test('when a name is imported that golf does not declare, then it is refused', () => {
  const folder = folderWith({ ...golf, 'server/a.ts': `import { gone } from '#golf/a.ts'` })
  expect(() => reachOf(folder, 'golf')).toThrow('src/golf has no a.ts gone')
})
