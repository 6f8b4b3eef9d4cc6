import { beforeAll, describe, expect, test } from 'vitest'
import { catalogue, installLanguage, type Texts } from './catalogue.ts'
import { plural } from './plural.ts'
import { spanish } from './spanish.ts'

const modules = import.meta.glob<Record<string, Texts>>('./en/*/*.ts', { eager: true })
const english = new Map(
  Object.entries(modules).map(([path, module]) => [
    path.replace(/^.*\/|(\.online)?\.ts$/g, ''),
    Object.values(module)[0] ?? {},
  ]),
)

/** "field.name" of every text in it. */
function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? keysOf(text, `${prefix}${key}.`) : [`${prefix}${key}`],
  )
}

describe('languages', () => {
  test('Spanish has the same files as English', () => {
    expect(Object.keys(spanish).sort()).toEqual([...english.keys()].sort())
    const inSpanish = Object.keys(import.meta.glob('./es/*/*.ts')).map((path) => path.replace('/es/', '/en/'))
    expect(inSpanish.sort()).toEqual(Object.keys(modules).sort())
  })

  test.each([...english.keys()])('%s has the same texts, none empty', (name) => {
    expect(keysOf(spanish[name] ?? {}).sort()).toEqual(keysOf(english.get(name) ?? {}).sort())
    const texts = [english.get(name) ?? {}, spanish[name] ?? {}].flatMap((one) => Object.values(one))
    expect(texts.filter((text) => text === '')).toEqual([])
  })

  test.each([
    ['en', 1, '1 hole'],
    ['en', 0, '0 holes'],
    ['en', 1200, '1,200 holes'],
  ])('plural in %s: %i', (locale, count, expected) => {
    expect(plural(locale, count, { one: '# hole', other: '# holes' })).toBe(expected)
  })
})

describe('an installed language', () => {
  const early = catalogue('test-early', {
    hello: 'Hello',
    name: (name: string) => `I am ${name}`,
    days: { one: 'Monday' },
  })
  const { days } = early
  beforeAll(() => {
    installLanguage({
      'test-early': { hello: 'Hola', name: (name: string) => `Soy ${name}`, days: { one: 'lunes' } },
      'test-late': { bye: 'Adiós' },
    })
  })

  test('replaces the texts of a part that was loaded before', () => {
    expect([early.hello, early.name('Ana')]).toEqual(['Hola', 'Soy Ana'])
  })

  test('replaces the texts of a group that was taken out of the catalogue before', () => {
    expect(days.one).toBe('lunes')
  })

  test('replaces the texts of a part that is loaded later', () => {
    expect(catalogue('test-late', { bye: 'Bye', stays: 'English' })).toEqual({
      bye: 'Adiós',
      stays: 'English',
    })
  })
})
