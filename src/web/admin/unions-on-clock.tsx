import { unionsOnClock } from '#domain/club/home-of-club.ts'
import { currencyOfZone } from '#domain/club/zones-of-countries.ts'
import type { GolfUnion } from '#domain/rules-of-play/golf-unions.ts'
import { clubRulesText as text } from '#web/messages/en/club-rules.ts'
import { Button } from '#web/ui/button.tsx'

type UnionsOnClockProps = {
  timeZone: string
  chosen: GolfUnion | null
  isBusy?: boolean
  onChoose: (union: GolfUnion) => void
}

/** The countries that share a clock, each chosen with one press. Nothing where there is no choice left to make. */
export function UnionsOnClock({ timeZone, chosen, isBusy = false, onChoose }: UnionsOnClockProps) {
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
            disabled={isBusy}
            onClick={() => {
              if (union !== chosen) onChoose(union)
            }}
          >
            {countryName(union, timeZone)}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** Golf Ireland's clubs on the clock of London are in Northern Ireland. */
export function countryName(union: GolfUnion, timeZone: string): string {
  const isNorth = union === 'ireland' && currencyOfZone(timeZone) === 'GBP'
  return text.countries[isNorth ? 'northern_ireland' : union]
}
