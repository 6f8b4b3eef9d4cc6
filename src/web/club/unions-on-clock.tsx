import { unionsOnClock } from '#contract/club/home-of-club.ts'
import { currencyOfZone } from '#contract/club/zones-of-countries.ts'
import type { GolfUnion } from '#golf/handicap/rules-of-play/golf-unions.ts'
import { clubRulesText as text } from '#web/messages/en/club/club-rules.online.ts'
import { Button } from '#web/ui/button.tsx'

type UnionsOnClockProps = {
  timeZone: string
  chosen: GolfUnion | null
  /** On its way to the server. */
  underway?: GolfUnion | null | undefined
  onChoose: (union: GolfUnion) => void
}

/** The countries that share a clock, each chosen with one press. Nothing where there is no choice left to make. */
export function UnionsOnClock({ timeZone, chosen, underway, onChoose }: UnionsOnClockProps) {
  const unions = unionsOnClock(timeZone)
  if (unions.every((union) => union === chosen)) return null
  return (
    <div role="group" aria-label={text.onClock} className="grid gap-2">
      <p className="text-note text-soft">{text.onClockHint}</p>
      <div className="flex flex-wrap gap-2">
        {unions.map((union) => (
          <Button
            key={union}
            look={union === chosen ? 'primary' : 'secondary'}
            aria-pressed={union === chosen}
            busy={union === underway ? countryName(union, timeZone) : undefined}
            onClick={() => {
              if (union !== (underway ?? chosen)) onChoose(union)
            }}
          >
            {countryName(union, timeZone)}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** "Netherlands", by itself. Golf Ireland's clubs on the clock of London are in Northern Ireland. */
export function countryName(union: GolfUnion, timeZone: string): string {
  return text.countries[countryOf(union, timeZone)]
}

/** "the Netherlands", in a sentence. */
export function countryInSentence(union: GolfUnion, timeZone: string): string {
  return text.countriesInSentence[countryOf(union, timeZone)]
}

function countryOf(union: GolfUnion, timeZone: string) {
  return union === 'ireland' && currencyOfZone(timeZone) === 'GBP' ? 'northern_ireland' : union
}
