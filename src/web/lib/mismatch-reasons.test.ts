import { expect, test } from 'vitest'
import { sayChangeMismatch, type ChangeMismatch } from '#golf/competition/change-mismatches.ts'
import spanish from '#web/messages/es/competition/change-mismatches.online.ts'
import { mismatchReasons } from './mismatch-reasons.ts'

const starts = (mismatch: Extract<ChangeMismatch, { of: 'starts' }>['starts']): ChangeMismatch => ({
  of: 'starts',
  starts: mismatch,
})
const about = { kind: 'result', name: null } as const

/** Each kind with the two facts that both languages say. */
const kinds: [ChangeMismatch, string[]][] = [
  [starts({ of: 'day', drawn: '2026-11-29', first: '2026-12-06', last: '2026-12-06' }), ['29', '6']],
  [starts({ of: 'hole', drawn: 14, holes: 9 }), ['14', '9']],
  [starts({ of: 'round', drawn: 3, rounds: 2 }), ['3', '2']],
  [{ of: 'tee', who: 'women', tee: 'Red', course: 'Park' }, ['Red', 'Park']],
  [{ of: 'hidden_holes', from: 12, holes: 9 }, ['12', '9']],
  [{ of: 'prize', prize: { ...about, of: 'hole', hole: 14, holes: 9 } }, ['14', '9']],
  [{ of: 'prize', prize: { ...about, of: 'division', name: 'Nett' } }, ['Nett', 'divisi']],
  [{ of: 'prize', prize: { ...about, of: 'team_division' } }, ['divisi', 'divisi']],
  [{ of: 'prize', prize: { ...about, of: 'matches' } }, ['match play', 'match play']],
  [{ of: 'divisions', names: ['Low', 'High'], without: 'teams' }, ['Low, High', 'divisi']],
  [{ of: 'closed_holes', holes: [7] }, ['7', 'match play']],
  [{ of: 'closed_holes', holes: [7, 9] }, ['7, 9', 'match play']],
  [{ of: 'matches', playBy: '2026-12-26', last: '2026-12-20' }, ['26', '20']],
]

test.each(kinds)(
  'when a change would leave %j, then both facts are said, in English and in Spanish',
  (mismatch, facts) => {
    const words = mismatchReasons[`mismatch_${mismatch.of}`]
    const said = typeof words === 'function' ? words({ mismatch }) : undefined
    expect(said).toBe(sayChangeMismatch(mismatch))
    for (const sentence of [said ?? '', spanish.say(mismatch)])
      for (const fact of facts) expect(sentence).toContain(fact)
  },
)

test('when a refusal has facts that only a newer server knows, then the screen has no words of its own for it', () => {
  const words = mismatchReasons.mismatch_tee
  expect(typeof words === 'function' && words({ mismatch: { of: 'green' } })).toBeUndefined()
})
