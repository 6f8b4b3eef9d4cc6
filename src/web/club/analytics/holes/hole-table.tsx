import type { HolePerformance } from '#contract/club/analytics.ts'
import { analyticsText } from '#web/messages/en/club/analytics.online.ts'
import { Section } from '#web/ui/card.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { decimal, signed, whole } from '../figure-words.ts'
import { holeResults, type Ranked } from './hole-results.ts'

type HoleTableProps = { holes: readonly HolePerformance[]; ranked: readonly Ranked[] }

/** The numbers of both charts, in the order of play. */
export function HoleTable({ holes, ranked }: HoleTableProps) {
  const words = analyticsText.holes
  const heads = [
    ...[words.hole, words.par, words.index, words.difficulty],
    ...[words.averageScore, words.overPar, words.timesPlayed],
    ...holeResults.map((result) => words.results[result]),
  ]
  return (
    <Section title={words.tableLabel}>
      <Table label={words.tableLabel}>
        <thead>
          <tr>
            {heads.map((head) => (
              <HeadCell key={head} className="text-right">
                {head}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {holes.map((hole) => {
            const place = ranked.find((one) => one.hole.holeNumber === hole.holeNumber)
            return (
              <tr key={hole.holeNumber} className="text-right">
                <Cell className="font-semibold">{hole.holeNumber}</Cell>
                <Cell>{hole.par}</Cell>
                <Cell>{hole.handicapIndex}</Cell>
                <Cell>{place?.difficulty ?? analyticsText.notPlayed}</Cell>
                <Cell>
                  {hole.averageScore === null ? analyticsText.notPlayed : decimal(hole.averageScore, 2)}
                </Cell>
                <Cell>{place ? signed(place.overPar) : analyticsText.notPlayed}</Cell>
                <Cell>{whole(hole.timesPlayed)}</Cell>
                {holeResults.map((result) => (
                  <Cell key={result}>{whole(hole[result])}</Cell>
                ))}
              </tr>
            )
          })}
        </tbody>
      </Table>
      <p className="text-note text-soft">{words.pickedUpNote}</p>
    </Section>
  )
}
