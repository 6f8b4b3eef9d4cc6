import type { HoleValue } from '#contract/card/round-card.ts'
import { MOST_STROKES } from '#golf/numbers.ts'
import { golfText } from '#web/messages/en/card/golf.ts'
import { roundsText } from '#web/messages/en/card/rounds.ts'

type CardHoles = {
  terms: { holes: readonly { holeNumber: number }[] }
  entries: readonly (HoleValue & { holeNumber: number })[]
}

/** A hole's value as the text of a choice: "5", "P" for picked up, "" for not played. */
export type HoleChoice = string

const PICKED_UP = 'P'
export const strokeChoices: readonly HoleChoice[] = Array.from({ length: MOST_STROKES }, (_, i) => `${i + 1}`)
export const holeChoices: readonly HoleChoice[] = ['', ...strokeChoices, PICKED_UP]

export function choiceOf({ result, grossScore }: HoleValue): HoleChoice {
  return result === 'picked_up' ? PICKED_UP : result === 'strokes' ? `${grossScore ?? ''}` : ''
}

export function valueOf(choice: HoleChoice): HoleValue {
  if (choice === PICKED_UP) return { result: 'picked_up', grossScore: null }
  return choice === ''
    ? { result: 'not_played', grossScore: null }
    : { result: 'strokes', grossScore: Number(choice) }
}

/** As short as a card writes it. */
export function choiceMark(choice: HoleChoice): string {
  if (choice === PICKED_UP) return golfText.pickedUpMark
  return choice === '' ? '–' : choice
}

export function choiceName(choice: HoleChoice): string {
  if (choice === PICKED_UP) return golfText.pickedUp
  return choice === '' ? roundsText.notPlayed : choice
}

/** What stands on each hole of the card, by the name of its field. */
export function choicesOf(round: CardHoles): Record<string, HoleChoice> {
  return Object.fromEntries(
    round.terms.holes.map(({ holeNumber }) => {
      const held = round.entries.find((entry) => entry.holeNumber === holeNumber)
      return [fieldOf(holeNumber), held ? choiceOf(held) : '']
    }),
  )
}

export function fieldOf(holeNumber: number): string {
  return `hole${holeNumber}`
}

/** The holes that differ, as a correction sends them. */
export function changedHoles(round: CardHoles, chosen: Readonly<Record<string, HoleChoice>>) {
  const held = choicesOf(round)
  return round.terms.holes.flatMap(({ holeNumber }) => {
    const field = fieldOf(holeNumber)
    const [from = '', to = ''] = [held[field], chosen[field]]
    return from === to ? [] : [{ holeNumber, from: valueOf(from), to: valueOf(to) }]
  })
}
