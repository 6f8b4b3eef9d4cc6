import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Decision records keep the form of docs/decisions/0000-template.md, and who was replaced says by whom. */
const FOLDER = 'docs/decisions'
const names = readdirSync(FOLDER).sort()
const records = names.filter((name) => name !== '0000-template.md')

const parts = ['Question', 'Decision', 'Why', 'What it costs']
const statuses = ['accepted', 'partly replaced', 'replaced']

const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8')
const fact = (text: string, key: string) => new RegExp(`^\\| ${key} \\| (.*) \\|$`, 'm').exec(text)?.[1] ?? ''

describe('decision records', () => {
  test('are numbered without a gap, each file with its own number', () => {
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, i) => i))
    for (const name of records)
      expect(read(name), name).toMatch(new RegExp(`^# Record ${Number(name.slice(0, 4))}: \\S`))
  })

  test.each(records)('%s has the parts of the template, none empty', (name) => {
    const text = read(name)
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(parts)
    for (const part of text.split(/^## .+$/m)) expect(part.trim()).not.toBe('')
    expect(fact(text, 'date')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(statuses).toContain(fact(text, 'status'))
  })

  test.each(records)('when %s is replaced, then it names a later record, and that one names it', (name) => {
    const text = read(name)
    const by = fact(text, 'replaced by')
    if (fact(text, 'status') === 'accepted') {
      expect(by).toBe('nothing')
      return
    }
    const later = /^\[record \d+\]\((\d{4}-[^)]+\.md)\)/.exec(by)?.[1] ?? ''
    expect(existsSync(`${FOLDER}/${later}`), by).toBe(true)
    expect(later > name).toBe(true)
    expect(read(later)).toContain(`](${name})`)
  })
})
