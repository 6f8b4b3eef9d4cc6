import { expect, test } from 'vitest'
import { inReadersWords, speakFormerMember } from './former-member-words.ts'

test('the neutral name is read in the reader’s words, whole or in two parts, and nothing else changes', () => {
  const reply = '[{"playerName":"Former member"},{"firstName":"Former","lastName":"member","role":"member"}]'
  expect(inReadersWords(reply)).toBe(reply)
  speakFormerMember({ firstName: 'Antiguo', lastName: 'socio' })
  expect(JSON.parse(inReadersWords(reply))).toEqual([
    { playerName: 'Antiguo socio' },
    { firstName: 'Antiguo', lastName: 'socio', role: 'member' },
  ])
})
