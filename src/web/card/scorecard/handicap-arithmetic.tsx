import { Suspense } from 'react'
import type { RoundDetail } from '#contract/card/rounds.ts'
import { courseHandicap, formatHandicap as formatStrokes, playingHandicap } from '#golf/numbers.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { lazyWhenIdle } from '#web/lib/lazy-optional.ts'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { Arithmetic } from '#web/ui/arithmetic.tsx'

/** Closed at first, so it may come after the card; a phone that lost its network before that opens an empty place. */
const HandicapLines = lazyWhenIdle(() => import('./handicap-lines.tsx'))

/** The three handicaps of a round in one line, which opens to how each follows from the other (R4, R5, R6). */
export function HandicapArithmetic({ round, className }: { round: RoundDetail; className?: string }) {
  return (
    <Arithmetic {...(className === undefined ? {} : { className })} label={<HandicapLine round={round} />}>
      <Steps round={round} />
    </Arithmetic>
  )
}

/** The same in fewer words, for where the three handicaps stand no more. */
export function PlayingOffArithmetic({ round }: { round: RoundDetail }) {
  const playing = formatStrokes(playingHandicap(round.terms.playingHandicap))
  return (
    <Arithmetic label={scorecardText.howPlayOff(playing)}>
      <Steps round={round} />
    </Arithmetic>
  )
}

function Steps({ round }: { round: RoundDetail }) {
  return (
    <Suspense>
      <HandicapLines round={round} />
    </Suspense>
  )
}

export function HandicapLine({ round }: { round: RoundDetail }) {
  const { terms } = round
  return (
    <>
      {scorecardText.handicaps({
        index: formatHandicap(round.handicapUsed) ?? scorecardText.handicapNotSet,
        course: formatStrokes(courseHandicap(terms.courseHandicap)),
        playing: formatStrokes(playingHandicap(terms.playingHandicap)),
      })}
    </>
  )
}
