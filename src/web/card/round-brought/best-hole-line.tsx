import type { CardLine } from '#golf/card/card.ts'
import { resultName } from '#web/card/hole-words.ts'
import { ScoreMark } from '#web/platform/score-mark.tsx'
import { scorecardDoneText } from '#web/messages/en/card/scorecard-done.ts'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { Outcome } from './outcome.tsx'

/** The best hole of a round, with its mark as on a paper card. */
export function BestHoleLine({ line }: { line: Pick<CardLine, 'holeNumber' | 'par' | 'result' | 'toPar'> }) {
  return (
    <Outcome
      name={scorecardDoneText.best}
      value={scorecardDoneText.bestHole(line.holeNumber)}
      note={`${scorecardText.parOf(line.par)}, ${resultName(line)}`}
      mark={<ScoreMark line={line} size="large" />}
    />
  )
}
