import { expect, test } from 'vitest'
import type { GolfUnion } from '#golf/handicap/rules-of-play/golf-unions.ts'
import type { Currency } from '../money/currencies.ts'
import {
  questionsNow,
  raisedBy,
  withAnswer,
  withoutFitting,
  type CountryQuestion,
  type CountryQuestions,
} from './country-questions.ts'

type Saved = { currency?: Currency; timeZone?: string }

/** A club of England that goes through changes of country. */
function startClub(at: { union?: GolfUnion | null; currency?: Currency; timeZone?: string } = {}) {
  const club = {
    union: 'england' as GolfUnion | null,
    currency: 'GBP' as Currency,
    timeZone: 'Europe/London',
    ...at,
  }
  let raised: CountryQuestions = {}
  const settle = () => {
    raised = withoutFitting(raised, club)
  }
  return {
    choose(union: GolfUnion | null, { isRefused = false } = {}) {
      settle()
      raised = raisedBy(raised, club.union)
      settle()
      if (!isRefused) club.union = union
      settle()
    },
    save(value: Saved) {
      Object.assign(club, value)
      raised = withAnswer(raised, value.currency === undefined ? 'clock' : 'money')
      settle()
    },
    keep(question: CountryQuestion) {
      raised = withAnswer(raised, question)
      settle()
    },
    /** Chosen where the settings have the value itself. */
    set(value: Saved) {
      Object.assign(club, value)
      settle()
    },
    asked() {
      const { currency, timeZone } = questionsNow(raised, club)
      return [currency?.proposed, timeZone?.proposed]
    },
    isChosen: () => questionsNow(raised, club).currency?.wasChosen,
  }
}

test('there and back: after another country was answered, the first one asks again', () => {
  const club = startClub()
  club.choose('denmark')
  expect(club.asked()).toEqual(['DKK', 'Europe/Copenhagen'])
  club.save({ currency: 'DKK' })
  club.save({ timeZone: 'Europe/Copenhagen' })
  expect(club.asked()).toEqual([undefined, undefined])
  club.choose('england')
  expect(club.asked()).toEqual(['GBP', 'Europe/London'])
  expect(club.isChosen()).toBe(false)
})

test('there and back with one question answered: only that one is asked', () => {
  const club = startClub()
  club.choose('denmark')
  club.save({ currency: 'DKK' })
  club.choose('england')
  expect(club.asked()).toEqual(['GBP', undefined])
})

test('there and back without an answer asks nothing', () => {
  const club = startClub()
  club.choose('denmark')
  club.choose('england')
  expect(club.asked()).toEqual([undefined, undefined])
  club.choose('denmark')
  expect(club.asked()).toEqual(['DKK', 'Europe/Copenhagen'])
})

test('what was kept is not proposed again, and is known as chosen at the next country', () => {
  const club = startClub()
  club.choose('denmark')
  club.keep('money')
  club.keep('clock')
  expect(club.asked()).toEqual([undefined, undefined])
  club.choose('netherlands')
  expect([club.asked(), club.isChosen()]).toEqual([['EUR', 'Europe/Amsterdam'], true])
})

test('another currency than the usual one, once saved, is an answer', () => {
  const club = startClub()
  club.choose('denmark')
  club.save({ currency: 'EUR' })
  expect(club.asked()[0]).toBeUndefined()
})

test('two changes in a row are asked about from the country before the first', () => {
  const club = startClub()
  club.choose('denmark')
  club.choose('netherlands')
  expect([club.asked(), club.isChosen()]).toEqual([['EUR', 'Europe/Amsterdam'], false])
})

test('a change that the server refuses asks nothing, and leaves open what was', () => {
  const club = startClub()
  club.choose('denmark', { isRefused: true })
  expect(club.asked()).toEqual([undefined, undefined])
  club.choose('denmark')
  club.choose('canada', { isRefused: true })
  expect(club.asked()).toEqual(['DKK', 'Europe/Copenhagen'])
})

test('a value that fits is an answer, wherever it was chosen, and no later choice is asked about', () => {
  const club = startClub()
  club.choose('denmark')
  club.set({ currency: 'DKK' })
  expect(club.asked()[0]).toBeUndefined()
  club.set({ currency: 'EUR' })
  expect(club.asked()[0]).toBeUndefined()
  club.set({ currency: 'DKK' })
  club.choose('england')
  expect(club.asked()[0]).toBe('GBP')
})
