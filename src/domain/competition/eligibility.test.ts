import { expect, test } from 'vitest'
import { isEligible, type Eligibility, type Entrant } from './eligibility.ts'

const player: Entrant = { index: 184, gender: 'women', category: 'cat_full', isGuest: false }

test.each<[Eligibility | null, Partial<Entrant>, string]>([
  [null, { index: null, gender: null }, 'ok'],
  [{ leastIndex: 184, mostIndex: 184 }, {}, 'ok'],
  [
    { leastIndex: 0, mostIndex: 180 },
    {},
    'This competition is for a Handicap Index from 0.0 to 18.0. The player’s is 18.4.',
  ],
  [{ mostIndex: -5 }, {}, 'This competition is for a Handicap Index of at most +0.5. The player’s is 18.4.'],
  [
    { leastIndex: 200 },
    {},
    'This competition is for a Handicap Index of 20.0 or higher. The player’s is 18.4.',
  ],
  [
    { mostIndex: 540 },
    { index: null },
    'This competition is for a Handicap Index of at most 54.0. There is no Handicap Index here.',
  ],
  [{ gender: 'women' }, {}, 'ok'],
  [{ gender: 'men' }, {}, 'This competition is for men.'],
  [
    { gender: 'men' },
    { gender: null },
    'This competition is for men. Which ratings serve the player is not said in their profile.',
  ],
  [{ categories: ['cat_full'] }, {}, 'ok'],
  [{ categories: ['cat_five_day'] }, {}, 'This competition is for other categories of members.'],
  [{ categories: ['cat_full'] }, { category: null }, 'This competition is for other categories of members.'],
  [{ membersOnly: true }, {}, 'ok'],
  [{ membersOnly: true }, { isGuest: true }, 'This competition is for members of the club only.'],
])('when %j asks of %j, then: %s', (eligibility, change, expected) => {
  const outcome = isEligible(eligibility, { ...player, ...change })
  expect(outcome.ok ? 'ok' : outcome.detail).toBe(expected)
})
