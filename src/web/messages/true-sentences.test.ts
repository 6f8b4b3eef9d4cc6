import { expect, test } from 'vitest'
import type { Texts } from './catalogue.ts'
import { groupCardText } from './en/card/group-card.ts'
import { spanish } from './spanish.ts'

const english = import.meta.glob<Record<string, Texts>>('./en/*/*.ts', { eager: true })

function sentencesOf(texts: Texts): string[] {
  return Object.values(texts).flatMap((text) =>
    typeof text === 'object' ? sentencesOf(text) : typeof text === 'string' ? text.split(/(?<=[.:])\s/) : [],
  )
}

// Guests and imported members have no account in which they could read a notice (add-notice.store.ts).
test('a sentence that says that players are told says that it is those with an account', () => {
  const inEnglish = Object.values(english).flatMap((module) => Object.values(module).flatMap(sentencesOf))
  const told = inEnglish.filter((one) =>
    /\b(?:players?|everybody)\b.*\b(?:told|reminded|notice)\b/i.test(one),
  )
  expect(told.filter((one) => !/account|nobody/.test(one))).toEqual([])
  expect(told.length).toBeGreaterThan(5)
  const inSpanish = Object.values(spanish).flatMap(sentencesOf)
  expect(
    inSpanish.filter((one) => /se avisa a (?:los jugadores|todos)|se avisa al jugador/i.test(one)),
  ).toEqual([])
})

test('how long an installation keeps the cards of guests is not written into a text (KEEP_GUEST_DAYS)', () => {
  expect(groupCardText.guestText).not.toMatch(/\d/)
})
