import { useState } from 'react'
import { isSameResult, type HoleResult } from '#golf/card/hole-result.ts'
import { markerCardText as text } from '#web/messages/en/card/marker-card.ts'
import { Button } from '#web/ui/button.tsx'
import { resultWords } from './said-on-card.ts'

type TakeChoicesProps = {
  holeNumber: number
  choices: readonly HoleResult[]
  onTake: (result: HoleResult) => void
}

/**
 * A button for each score that can be taken. What the other person enters meanwhile arrives by itself, so each score keeps
 * its place for as long as the hole is asked about: a button never moves from under a thumb that is about to press it.
 */
export function TakeChoices({ holeNumber, choices, onTake }: TakeChoicesProps) {
  const [places, setPlaces] = useState(choices)
  const isIn = (list: readonly HoleResult[], result: HoleResult) =>
    list.some((one) => isSameResult(one, result))
  const added = choices.filter((result) => !isIn(places, result))
  if (added.length > 0) setPlaces([...places, ...added])
  return (
    <div className="flex flex-wrap gap-2">
      {places.map((result) => {
        const words = resultWords(result)
        return isIn(choices, result) ? (
          <Button
            key={words}
            look="secondary"
            aria-label={text.takeOf(holeNumber, words)}
            onClick={() => {
              onTake(result)
            }}
          >
            {text.take(words)}
          </Button>
        ) : (
          <Button key={words} look="secondary" className="invisible" aria-hidden disabled>
            {text.take(words)}
          </Button>
        )
      })}
    </div>
  )
}
