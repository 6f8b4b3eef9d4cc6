import { describe, expect, test } from 'vitest'
import type { Texts } from '#web/messages/catalogue.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { spanish } from '#web/messages/spanish.ts'
import { claimText } from './shown-claims.ts'

const english = import.meta.glob<Record<string, Texts>>('#web/messages/en/*/*.ts', { eager: true })
const texts = [
  ...Object.values(english).flatMap((module) => Object.values(module)),
  ...Object.values(spanish),
]
  .flatMap(listTexts)
  .filter((text) => text !== '')
/** Shown only where card payments are taken and a trial is over, or runs. */
const ofPayments = new Set([
  ...Object.entries(english)
    .filter(([file]) => file.endsWith('/billing.online.ts'))
    .flatMap(([, module]) => Object.values(module).flatMap(listTexts)),
  ...listTexts(spanish.billing ?? {}),
  ...[adminText.planNeeded, 'Las competiciones y los campos nuevos necesitan un plan.'],
])

function listTexts(part: Texts): string[] {
  return Object.values(part).flatMap((text) =>
    typeof text === 'object' ? listTexts(text) : typeof text === 'string' ? [text] : [],
  )
}

describe('one truth about the trial (D22)', () => {
  test('when a sentence that everybody reads says what needs a plan, then it says that nothing is stopped where none can be bought', () => {
    const needs = texts.filter(
      (text) =>
        !ofPayments.has(text) && /courses .*(plan|need one)|campos nuevos .*(plan|necesitarán)/.test(text),
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
