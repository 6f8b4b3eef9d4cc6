import { describe, expect, test } from 'vitest'
import {
  heardWords,
  latestWords,
  speakerOf,
  winnerBy,
  type HoleWord,
  type MatchEntry,
} from './match-entry.ts'

const entry = (authorId: string, at: number, word: HoleWord): MatchEntry => ({
  id: `ent_${at}${authorId}`,
  at,
  authorId,
  holeNumber: 7,
  word,
})

describe('winnerBy (R7.6)', () => {
  test.each<{ word: HoleWord; winner: string | null; source: string }>([
    { word: { kind: 'won', side: 'B' }, winner: 'B', source: 'entered as won' },
    { word: { kind: 'halved' }, winner: 'H', source: 'agreed after it was begun, Rule 3.2a(3)' },
    { word: { kind: 'hole_conceded', side: 'A' }, winner: 'B', source: 'Rule 3.2b(1)' },
    { word: { kind: 'strokes', A: 5, B: 5 }, winner: 'A', source: 'A receives one: net 4 to 5' },
    { word: { kind: 'strokes', A: 6, B: 5 }, winner: 'H', source: 'net 5 to 5' },
    { word: { kind: 'strokes', A: null, B: 9 }, winner: 'B', source: 'A picked up' },
    { word: { kind: 'nothing' }, winner: null, source: 'taken back' },
  ])('$word gives $winner ($source)', ({ word, winner }) => {
    expect(winnerBy(word, [1, 0])).toBe(winner)
  })
})

describe('who is heard', () => {
  const isTakenBack = ({ word }: MatchEntry) => word.kind === 'nothing'
  const heard = (entries: MatchEntry[]) =>
    heardWords(latestWords(entries, ['ann', 'bea']).get(7) ?? {}, isTakenBack).map((one) => one.authorId)

  test('the first player is side A, the second side B, everybody else speaks for the club', () => {
    expect(['ann', 'bea', 'cal'].map((id) => speakerOf(id, ['ann', 'bea']))).toEqual(['A', 'B', 'club'])
  })

  test('when the club decides, then what players said before is not heard, and what they say after is', () => {
    const before = [entry('ann', 1, { kind: 'halved' }), entry('bea', 2, { kind: 'won', side: 'B' })]
    const ruling = entry('cal', 3, { kind: 'halved' })
    expect(heard([...before, ruling])).toEqual(['cal'])
    expect(heard([...before, ruling, entry('bea', 4, { kind: 'won', side: 'B' })])).toEqual(['cal', 'bea'])
  })

  test('when a word is taken back, then it is not heard, of the club as of a player', () => {
    expect(heard([entry('ann', 1, { kind: 'halved' }), entry('ann', 2, { kind: 'nothing' })])).toEqual([])
    expect(
      heard([
        entry('bea', 1, { kind: 'halved' }),
        entry('cal', 2, { kind: 'won', side: 'A' }),
        entry('cal', 3, { kind: 'nothing' }),
      ]),
    ).toEqual(['bea'])
  })
})
