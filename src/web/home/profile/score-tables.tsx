import type { RoundStatistics } from '#contract/card/round-statistics.ts'
import { formatHundredth, formatPercent } from '#web/lib/format-more.ts'
import { profileText } from '#web/messages/en/home/profile.ts'
import { readerLocale } from '#web/messages/language.ts'
import { plural } from '#web/messages/plural.ts'
import { BarTable } from './bar-table.tsx'

/** The bar of a par shows how far its average is over par; two strokes fill it. */
const LONGEST_OVER_PAR = 2

export function AverageByPar({ pars }: { pars: RoundStatistics['pars'] }) {
  return (
    <BarTable
      title={profileText.byPar}
      note={profileText.byParNote}
      heads={[profileText.kindOfHole, profileText.strokes, profileText.overPar]}
      rows={pars.map(({ par, average }) => ({
        name: profileText.par(par),
        value: formatHundredth(average),
        detail: signed(average - par),
        length: (average - par) / LONGEST_OVER_PAR,
      }))}
    />
  )
}

export function ScoreDistribution({ distribution }: { distribution: RoundStatistics['distribution'] }) {
  const { pickedUp, ...scored } = distribution
  const all = Object.values(scored).reduce((sum, holes) => sum + holes, 0)
  const names = ['eagles', 'birdies', 'pars', 'bogeys', 'doubleBogeysOrWorse'] as const
  return (
    <BarTable
      title={profileText.scores}
      note={
        pickedUp === 0
          ? undefined
          : plural(readerLocale(), pickedUp, {
              one: profileText.pickedUpOne,
              other: profileText.pickedUpMany,
            })
      }
      heads={[profileText.score, profileText.count, profileText.share]}
      rows={names.map((name) => ({
        name: profileText[name],
        value: `${scored[name]}`,
        detail: formatPercent(all === 0 ? 0 : scored[name] / all),
        length: all === 0 ? 0 : scored[name] / all,
      }))}
    />
  )
}

function signed(value: number): string {
  const size = formatHundredth(Math.abs(value))
  return value < 0 ? `−${size}` : `+${size}`
}
