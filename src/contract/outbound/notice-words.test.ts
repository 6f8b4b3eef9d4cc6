import { describe, expect, test } from 'vitest'
import { noticeKinds } from './notice-kinds.ts'
import { noticeWordsEn } from './notice-words-en.ts'
import { noticeWordsEs } from './notice-words-es.ts'
import type { NoticeFacts } from './notice-words.ts'

const facts: NoticeFacts = {
  by: 'Ana Pérez',
  player: 'Bo Lind',
  isOwn: false,
  course: 'Oak Hill',
  competition: 'Club Day',
  place: { position: 3, isShared: false, isTeam: false },
  message: 'Fog: all starts are later.',
  answer: 'Your marker wrote 6.',
  starts: '14 June, 09:00',
  holes: [7, 12],
  isAccepted: true,
  start: { at: 'Saturday 6 June, 10:24', hole: '7B', partners: ['Bo Lind', 'Cy Oak'] },
  change: 'corrected',
  players: 3,
  ruling: 'cap_lifted',
  isOn: true,
  cardStatus: 'no_return',
  pcc: 2,
  day: '6 June',
  result: '3&2',
  counts: '9 June',
  isPair: true,
}

describe.each([
  ['English', noticeWordsEn],
  ['Spanish', noticeWordsEs],
])('in %s', (_language, words) => {
  test.each(noticeKinds)(
    '%s is a heading and a whole sentence, also where nobody and nothing is named',
    (kind) => {
      const nameless = {
        ...facts,
        by: null,
        competition: null,
        starts: null,
        start: null,
        message: null,
        answer: null,
        place: null,
        change: null,
        isOwn: true,
      }
      for (const one of [facts, nameless]) {
        const { title, text } = words[kind](one)
        expect(title).toMatch(/^\p{Lu}[^.]+$/u)
        expect(text).toMatch(/^\p{Lu}.+\.$/u)
        expect(text).not.toMatch(/undefined|null|\s{2}/)
      }
    },
  )
})

test('holes are counted as people count them', () => {
  expect(noticeWordsEn.hole_differs({ ...facts, holes: [7] }).text).toContain('for hole 7 of')
  expect(noticeWordsEn.hole_differs(facts).text).toContain('for holes 7 and 12 of')
})

test.each([
  [{ position: 1, isShared: false, isTeam: false }, ': you are 1st.', ': ha quedado en la posición 1.'],
  [
    { position: 2, isShared: true, isTeam: false },
    ': you are tied 2nd.',
    ': ha quedado en la posición 2 (empate).',
  ],
  [
    { position: 13, isShared: false, isTeam: true },
    ': your team is 13th.',
    ': su equipo ha quedado en la posición 13.',
  ],
  [null, 'Club Day is final.', 'Club Day es definitivo.'],
])('when a result is out, then the reader’s own place is said: %j', (place, english, spanish) => {
  expect(noticeWordsEn.result_out({ ...facts, place }).text).toContain(english)
  expect(noticeWordsEs.result_out({ ...facts, place }).text).toContain(spanish)
})
