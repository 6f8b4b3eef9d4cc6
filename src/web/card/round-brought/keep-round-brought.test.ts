import { afterEach, expect, test } from 'vitest'
import { holedIn } from '#golf/card/hole-result.ts'
import { cardFromRound } from '#web/card/card-from-round.ts'
import { dropRoundBrought, readRoundBrought } from '#web/lib/round-brought.ts'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import { keepRoundBrought } from './keep-round-brought.ts'

const round = makeRoundDetail()
const card = cardFromRound(
  round,
  new Map(
    round.terms.holes.map(({ holeNumber, par }) => [holeNumber, holedIn(holeNumber === 2 ? par - 1 : par)]),
  ),
)

afterEach(dropRoundBrought)

test('when an own card was handed in, then what it brought waits for its player alone', () => {
  keepRoundBrought({ round, card, owner: round.userId, isIn: true })
  expect(readRoundBrought(round.userId)).toMatchObject({
    roundId: round.id,
    points: card.total.points,
    gross: card.total.gross,
    isIn: true,
    roundDate: round.roundDate,
    best: { holeNumber: 2, toPar: -1 },
  })
  expect(readRoundBrought('usr_other')).toBeUndefined()
})

test('when somebody else’s card was handed in here, then nothing waits', () => {
  keepRoundBrought({ round, card, owner: 'usr_other', isIn: true })
  expect(readRoundBrought('usr_other')).toBeUndefined()
  expect(readRoundBrought(round.userId)).toBeUndefined()
})
