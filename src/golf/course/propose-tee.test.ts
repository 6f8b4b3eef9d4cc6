import { expect, test } from 'vitest'
import { proposeTee } from './propose-tee.ts'

const rated = { ratings: ['men'] }
const blue = { id: 'tee_1', name: 'Blue', color: '#1e4fa3', ...rated }
const white = { id: 'tee_2', name: 'White', color: '#ffffff', ...rated }
const red = { id: 'tee_3', name: 'Red', color: '#c62828', ...rated }
const unrated = [blue, white, red].map((tee) => ({ ...tee, ratings: [] }))
const tees = [blue, white, red]
const nothing = { tees, competitionTeeId: null, lastTeeId: null, usual: null }

test.each([
  { known: {}, proposed: undefined, when: 'nothing is known, the player is asked' },
  { known: { tees: [] }, proposed: undefined, when: 'the course has no tees, there is nothing to propose' },
  { known: { tees: [red] }, proposed: ['Red', 'only'], when: 'the course has one tee, it is that' },
  { known: { competitionTeeId: 'tee_2', lastTeeId: 'tee_1' }, proposed: ['White', 'competition'] },
  {
    known: { competitionTeeId: 'tee_of_elsewhere', lastTeeId: 'tee_1', usual: red },
    proposed: ['Blue', 'last_here'],
  },
  {
    known: { lastTeeId: 'tee_1' },
    proposed: undefined,
    when: 'they were given a tee unasked, the player is asked',
  },
  { known: { tees: unrated }, proposed: ['Blue', 'unrated'] },
  { known: { tees: unrated, usual: white }, proposed: ['White', 'usual'] },
  { known: { tees: [...unrated.slice(1), blue] }, proposed: undefined },
  { known: { lastTeeId: 'tee_3', usual: white }, proposed: ['Red', 'last_here'] },
  { known: { lastTeeId: 'tee_gone', usual: white }, proposed: ['White', 'usual'] },
  { known: { usual: { name: ' white ', color: 'ivory' } }, proposed: ['White', 'usual'] },
  { known: { usual: { name: 'Ladies', color: '#C62828' } }, proposed: ['Red', 'usual'] },
  { known: { usual: { name: 'Gold', color: 'gold' } }, proposed: undefined },
  {
    known: {
      tees: [...tees, { id: 'tee_4', name: 'Red forward', color: '#c62828', ...rated }],
      usual: { name: 'L', color: '#c62828' },
    },
    proposed: undefined,
    when: 'two tees have the usual colour, the player is asked',
  },
])('of $known the tee proposed is $proposed', ({ known, proposed }) => {
  const found = proposeTee({ ...nothing, ...known })
  expect(found && [found.tee.name, found.reason]).toEqual(proposed)
})
