import { playingHandicap } from '#domain/numbers.ts'
import { nothingRecorded, recordHole, type RecordedHoles } from '#domain/round/record-hole.ts'
import { scoreCard, type Card } from '#domain/scoring/card.ts'
import { resultFrom, tableNamed } from '../db/stored-golf.ts'
import type { HoleScoreRow, RoundRow } from './rounds.store.ts'

type CardFacts = Pick<RoundRow, 'holes' | 'playingHandicap' | 'stablefordTable'>
type ScoreFacts = Pick<HoleScoreRow, 'holeNumber' | 'entryId' | 'result' | 'strokes' | 'at'>

/** Scores a stored round with the same function the phone uses. */
export function cardOf(round: CardFacts, scores: readonly ScoreFacts[]): Card {
  return scoreCard(
    {
      holes: round.holes,
      playingHandicap: playingHandicap(round.playingHandicap),
      stablefordTable: tableNamed(round.stablefordTable),
    },
    recordedFrom(scores),
  )
}

function recordedFrom(scores: readonly ScoreFacts[]): RecordedHoles {
  return scores.reduce(
    (recorded, score) =>
      recordHole(recorded, {
        id: score.entryId,
        holeNumber: score.holeNumber,
        result: resultFrom(score.result, score.strokes),
        at: score.at.getTime(),
      }),
    nothingRecorded,
  )
}
