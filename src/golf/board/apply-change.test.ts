import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { applyChange, type BoardState } from './apply-change.ts'

type Row = { entrantId: string; revision: number; points: number }

const empty: BoardState<Row> = { version: '0', rows: new Map<string, Row>() }

test('when a change starts from another version, then it is not applied', () => {
  expect(applyChange(empty, { from: '7', to: '8', rows: [] })).toBeUndefined()
})

test('when a row is older than the one held, then it is ignored and the version moves on', () => {
  const newer = { entrantId: 'a', revision: 3, points: 30 }
  const held = applyChange(empty, { from: '0', to: '1', rows: [newer] })
  const after =
    held && applyChange(held, { from: '1', to: '2', rows: [{ ...newer, revision: 2, points: 20 }] })
  expect(after?.version).toBe('2')
  expect(after?.rows.get('a')).toEqual(newer)
})

const anyRows = fc.array(
  fc.record({
    entrantId: fc.constantFrom('a', 'b', 'c'),
    revision: fc.integer({ min: 1, max: 20 }),
    points: fc.constant(0),
  }),
)

test.prop([
  anyRows.chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))),
])(
  'when rows arrive swapped, then every entrant has the highest revision, and the given state is unchanged',
  ([sent, arrived]) => {
    const board = arrived.reduce<BoardState<Row>>((state, row, i) => {
      const next = applyChange(state, { from: state.version, to: String(i + 1), rows: [row] })
      if (!next) throw new Error('the version follows')
      return next
    }, empty)
    for (const entrantId of ['a', 'b', 'c']) {
      const highest = Math.max(
        0,
        ...sent.filter((row) => row.entrantId === entrantId).map((row) => row.revision),
      )
      expect(board.rows.get(entrantId)?.revision ?? 0).toBe(highest)
    }
    expect(empty.rows.size).toBe(0)
  },
)
