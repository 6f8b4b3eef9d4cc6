import type { WatchDifferences } from '#contract/card/round-file/compare-watch-card.ts'
import type { WatchRound } from '#contract/card/round-file/garmin-rounds.ts'
import { watchRoundsText as text } from '#web/messages/en/card/watch-rounds.online.ts'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'

type ComparedProps = { round: WatchRound; differences: WatchDifferences }

/** The holes of the watch beside those of the club, and in sentences what differs. */
export function ComparedCard({ round, differences }: ComparedProps) {
  const { holes } = differences
  return (
    <section aria-label={text.compared} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-lead font-semibold">{text.compared}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {sentences({ round, differences }).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Table label={text.compared}>
        <thead>
          <tr>
            {[text.hole, text.watchPar, text.clubPar, text.strokes].map((name) => (
              <HeadCell key={name}>{name}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {holes.map(({ holeNumber, watchPar, clubPar, strokes }) => (
            <tr
              key={holeNumber}
              className={
                differences.otherPars.includes(holeNumber) ? 'bg-warn-tint text-on-warn-tint' : undefined
              }
            >
              <Cell className="font-semibold">{holeNumber}</Cell>
              <Cell>{watchPar ?? text.none}</Cell>
              <Cell>{clubPar ?? text.none}</Cell>
              <Cell>{strokes ?? text.none}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

function sentences({ round, differences }: ComparedProps): string[] {
  const { otherPars, notPlayed, notOnCourse, otherCount, holes } = differences
  const isOfNine = otherCount?.course === 18 && holes.length === 9 && notPlayed.length === 0
  const hasPars = holes.some(({ watchPar }) => watchPar !== undefined)
  return [
    ...round.notes.map((note) =>
      note === 'unfinished' ? text.notes.unfinished(round.holesPlayed) : text.notes[note],
    ),
    ...(otherCount && !isOfNine ? [text.otherCount(otherCount.watch, otherCount.course)] : []),
    ...(notOnCourse.length > 0 ? [text.notOnCourse(notOnCourse)] : []),
    ...(!hasPars ? [text.noPars] : otherPars.length > 0 ? [text.otherPars(otherPars)] : [text.same]),
    ...(notPlayed.length > 0 ? [text.notPlayed(notPlayed)] : []),
    text.indexes,
  ]
}
