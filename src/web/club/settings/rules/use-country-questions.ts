import { useEffect, useState } from 'react'
import type { Club } from '#contract/club/clubs.ts'
import {
  questionsNow,
  raisedBy,
  withAnswer,
  withoutFitting,
  type CountryQuestion,
  type CountryQuestions,
} from '#contract/club/country-questions.ts'
import { type GolfUnion, golfUnions } from '#golf/handicap/rules-of-play/golf-unions.ts'
import { z } from 'zod/mini'

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

const from = z.optional(z.object({ from: z.nullable(z.enum(golfUnions)) }))
const stored = z.object({ money: from, clock: from })

const keyOf = (clubId: string) => `scoreclub.country-questions.${clubId}`

/** The questions that a change of country has raised on this device, so that loading the page anew does not answer them. */
function readRaised(clubId: string): CountryQuestions {
  try {
    const read = stored.safeParse(JSON.parse(localStorage.getItem(keyOf(clubId)) ?? '{}'))
    return read.success ? read.data : {}
  } catch {
    // Storage can be forbidden or its text broken; then none is known.
    return {}
  }
}

function keepRaised(clubId: string, raised: CountryQuestions): void {
  try {
    if (raised.money || raised.clock) localStorage.setItem(keyOf(clubId), JSON.stringify(raised))
    else localStorage.removeItem(keyOf(clubId))
  } catch {
    // Without storage they are asked until the page is left.
  }
}
