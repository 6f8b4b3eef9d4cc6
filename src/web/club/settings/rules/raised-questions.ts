import { z } from 'zod/mini'
import type { CountryQuestions } from '#contract/club/country-questions.ts'
import { golfUnions } from '#golf/handicap/rules-of-play/golf-unions.ts'

const from = z.optional(z.object({ from: z.nullable(z.enum(golfUnions)) }))
const stored = z.object({ money: from, clock: from })

const keyOf = (clubId: string) => `scoreclub.country-questions.${clubId}`

/** The questions that a change of country has raised on this device, so that loading the page anew does not answer them. */
export function readRaised(clubId: string): CountryQuestions {
  try {
    const read = stored.safeParse(JSON.parse(localStorage.getItem(keyOf(clubId)) ?? '{}'))
    return read.success ? read.data : {}
  } catch {
    // Storage can be forbidden or its text broken; then none is known.
    return {}
  }
}

export function keepRaised(clubId: string, raised: CountryQuestions): void {
  try {
    if (raised.money || raised.clock) localStorage.setItem(keyOf(clubId), JSON.stringify(raised))
    else localStorage.removeItem(keyOf(clubId))
  } catch {
    // Without storage they are asked until the page is left.
  }
}
