import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Texts } from '#web/messages/catalogue.ts'
import { spanish } from '#web/messages/spanish.ts'
import { claimText } from './shown-claims.ts'

const english = import.meta.glob<Record<string, Texts>>('#web/messages/en/*.ts', { eager: true })
const texts = [
  ...Object.values(english).flatMap((module) => Object.values(module)),
  ...Object.values(spanish),
]
  .flatMap(listTexts)
  .filter((text) => text !== '')
const missing = /## Not there yet\n([\s\S]*?)\n## /.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''

function listTexts(part: Texts): string[] {
  return Object.values(part).flatMap((text) =>
    typeof text === 'object' ? listTexts(text) : typeof text === 'string' ? [text] : [],
  )
}

describe('no screen claims what the README says is not there yet', () => {
  test.each([['Sign-in at another issuer', /OpenID|single sign-on|inicio de sesión único/i]])(
    '%s',
    (row, claim) => {
      expect(missing, 'once it is there, this row goes').toContain(`**${row}**`)
      expect(texts.filter((text) => claim.test(text))).toEqual([])
    },
  )
})

describe('one truth about the trial (D22)', () => {
  test('when a sentence says what needs a plan, then it says that nothing is stopped until one can be bought', () => {
    expect(missing).toContain('**Payments**')
    const needs = texts.filter((text) =>
      /courses .*(plan|need one)|campos nuevos .*(plan|necesitarán)/.test(text),
    )
    expect(needs).toHaveLength(6)
    for (const text of needs)
      expect(text).toMatch(
        /nothing is stopped and nothing is charged|will then need one|no se interrumpe ni se cobra nada|necesitarán entonces/,
      )
  })

  test('its length is the same on every page', () => {
    const days = texts
      .filter((text) => /trial|prueba gratuita/i.test(text))
      .flatMap((text) => /\d+(?= d(?:ay|ía)s)/.exec(text)?.[0] ?? [])
    expect(new Set(days)).toEqual(new Set(['30']))
    expect(claimText('trial')).toContain('30 days')
  })
})
