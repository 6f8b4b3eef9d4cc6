import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOfTest } from '../../test/folder-of-test.ts'
import { domainReach } from './reached.ts'

/** A folder like src with these files. */
function folderWith(files: Record<string, string>): string {
  const folder = folderOfTest('reached-')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const domain = {
  'domain/a.ts': `import { used } from './b.ts'
export const limit = 3
export type Card = { holes: number }
export function rule(card: Card) { return own() + used(card) + limit }
function own() { return 1 }
export function idle() { return later.rule }
export const later = { limit: 4 }`,
  'domain/b.ts': `import type { Card } from './a.ts'
export function used(card: Card): number { return card.holes }
export function unused() { return used }`,
}

test('when a screen imports a rule, then the rule and all that it uses is reached, and nothing else', () => {
  const { exported, reached } = domainReach(
    folderWith({ ...domain, 'web/screen.tsx': `import { rule as theRule } from '#domain/a.ts'\ntheRule` }),
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
  const { reached } = domainReach(
    folderWith({ ...domain, 'server/a.test.ts': `import { rule } from '#domain/a.ts'` }),
  )
  expect([...reached]).toEqual([])
})

test('when a file imports all of a domain file, then it is refused: nobody could say what it uses', () => {
  const folder = folderWith({ ...domain, 'server/a.ts': `import * as all from '#domain/a.ts'` })
  expect(() => domainReach(folder)).toThrow('name what it uses')
})

test('when a name is imported that the domain does not declare, then it is refused', () => {
  const folder = folderWith({ ...domain, 'server/a.ts': `import { gone } from '#domain/a.ts'` })
  expect(() => domainReach(folder)).toThrow('src/domain has no a.ts gone')
})
