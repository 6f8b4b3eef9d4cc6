import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { pages } from '#contract/platform/pages.ts'
import { reachOf } from './reached.ts'
import { rules, unofferedSettings } from './rules.ts'

const src = fileURLToPath(new URL('../../src', import.meta.url))
const { exported, reached } = reachOf(src, 'golf')

/** The declarations that a name in rules.ts stands for: one, or every exported one of a file. */
function declarationsOf(name: string): string[] {
  if (name.includes(' ')) return [name]
  return exported.filter((declaration) => declaration.startsWith(`${name} `))
}

const sources = (zone: string) =>
  readdirSync(join(src, zone), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path: `${zone}/${path}`, text: readFileSync(join(src, zone, path), 'utf8') }))

describe('what docs/conformance.md says is offered', () => {
  test.each(rules.filter(({ state }) => state === 'yes'))('$rule names declarations that exist', (rule) => {
    const names = [...rule.code, ...rule.notYet]
    expect(names).not.toEqual([])
    for (const name of names) {
      expect(declarationsOf(name), name).not.toEqual([])
      for (const declaration of declarationsOf(name)) expect(exported).toContain(declaration)
    }
  })

  test.each(rules)('when $rule says that it is offered, then the product reaches it, or neither', (rule) => {
    expect(rule.offered !== '').toBe(rule.code.length > 0)
    const unreached = rule.code.flatMap(declarationsOf).filter((name) => !reached.has(name))
    expect(unreached, 'said to be offered, and nothing reaches it').toEqual([])
    const offered = rule.notYet.flatMap(declarationsOf).filter((name) => reached.has(name))
    expect(offered, 'said to be not offered yet, and the product reaches it').toEqual([])
  })

  test('when an exported declaration of golf is reached by nothing, then it is listed as not offered yet', () => {
    const listed = new Set(rules.flatMap((rule) => rule.notYet.flatMap(declarationsOf)))
    expect(exported.filter((name) => !reached.has(name) && !listed.has(name))).toEqual([])
  })

  test('when something is exported in the contract, then the product uses it', () => {
    const contract = reachOf(src, 'contract')
    expect(contract.exported.filter((name) => !contract.reached.has(name))).toEqual([])
  })

  test('pages and calls that the column names exist', () => {
    const contract = sources('contract')
      .map(({ text }) => text)
      .join('\n')
    for (const { rule, offered } of rules)
      for (const [, method, path = ''] of offered.matchAll(/`(?:(GET|POST|PUT|PATCH|DELETE) )?(\/[^`]*)`/g))
        if (method === undefined) expect([rule, pages]).toEqual([rule, expect.arrayContaining([path])])
        else
          expect([rule, contract.includes(`method: '${method}',\n  path: '${path}'`)]).toEqual([rule, true])
  })

  test.each(unofferedSettings)(
    'when nobody can choose $setting ($rule), then the product never mentions it',
    (one) => {
      const mentions = one.zones.flatMap(sources).filter(({ text }) => one.mention.test(text))
      expect(mentions.map(({ path }) => path)).toEqual([])
    },
  )
})

describe('tests of the rules', () => {
  const paths = readdirSync(join(src, 'golf'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(src, 'golf', path))
  const isTest = (path: string) => path.endsWith('.test.ts')

  test('when a file of golf has functions, then a test file of its name is beside it', () => {
    // An empty record is a value, which every test of the record begins with.
    const withoutOwn = ['handicap/scoring-record.ts'].map((path) => join(src, 'golf', path))
    const untested = paths
      .filter(
        (path) =>
          !isTest(path) &&
          /^export (function|const \w+ = \(|const \w+: Format)/m.test(readFileSync(path, 'utf8')),
      )
      .filter((path) => !existsSync(path.replace(/\.ts$/, '.test.ts')))
    expect(untested).toEqual(withoutOwn)
  })

  test('when a test file stands in golf, then a rule has its name', () => {
    const orphans = paths.filter(isTest).filter((path) => !existsSync(path.replace(/\.test\.ts$/, '.ts')))
    expect(orphans).toEqual([])
  })
})
