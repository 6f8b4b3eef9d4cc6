import { useEffect, useState } from 'react'
import type { Club } from '#contract/club/clubs.ts'
import {
  questionsNow,
  raisedBy,
  withAnswer,
  withoutFitting,
  type CountryQuestion,
} from '#contract/club/country-questions.ts'
import type { GolfUnion } from '#golf/handicap/rules-of-play/golf-unions.ts'
import { keepRaised, readRaised } from './raised-questions.ts'

/**
 * What a club is still asked after a change of its country. `raise` is called before the change is sent: one that fails leaves
 * the country as it is, about which nothing is asked, and one whose answer is lost may have been made.
 */
export function useCountryQuestions({ id, timeZone, currency }: Club, union: GolfUnion | null) {
  const [raised, setRaised] = useState(() => readRaised(id))
  const club = { union, timeZone, currency }
  const left = withoutFitting(raised, club)
  const isDone = left.money !== raised.money || left.clock !== raised.clock
  useEffect(() => {
    if (isDone) setRaised((before) => withoutFitting(before, { union, timeZone, currency }))
  }, [isDone, union, timeZone, currency])
  useEffect(() => {
    keepRaised(id, raised)
  }, [id, raised])
  return {
    asked: questionsNow(left, club),
    raise: () => {
      setRaised(raisedBy(left, union))
    },
    answer: (question: CountryQuestion) => {
      setRaised((before) => withAnswer(before, question))
    },
  }
}
