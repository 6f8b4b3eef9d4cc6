import { expect, test } from 'vitest'
import { parseDay } from '../day.ts'
import { isEligible, type Eligibility, type Entrant } from './eligibility.ts'

const day = (text: string) => parseDay(text) ?? NaN
const player: Entrant = {
  index: 184,
  gender: 'women',
  category: 'cat_full',
  bornOn: null,
  isGuest: false,
}
const around = {
  day: day('2026-07-04'),
  categoryNames: new Map([
    ['cat_full', 'Full'],
    ['cat_five_day', 'Five-day'],
    ['cat_junior', 'Junior'],
  ]),
}
const unknownAge =
  'The club does not have the player’s date of birth. An administrator can enter it under Members.'

test.each<[Eligibility | null, Partial<Entrant>, string]>([
  [null, { index: null, gender: null }, 'ok'],
  [{ leastIndex: 184, mostIndex: 184 }, {}, 'ok'],
  [
    { leastIndex: 0, mostIndex: 180 },
    {},
    'This competition is for a Handicap Index from 0.0 to 18.0. The player’s index is 18.4.',
  ],
  [
    { mostIndex: -5 },
    {},
    'This competition is for a Handicap Index of at most +0.5. The player’s index is 18.4.',
  ],
  [
    { leastIndex: 200 },
    {},
    'This competition is for a Handicap Index of 20.0 or higher. The player’s index is 18.4.',
  ],
  [
    { mostIndex: 540 },
    { index: null },
    'This competition is for a Handicap Index of at most 54.0. The player has no Handicap Index.',
  ],
  [{ gender: 'women' }, {}, 'ok'],
  [{ gender: 'men' }, {}, 'This competition is for men.'],
  [
    { gender: 'men' },
    { gender: null },
    'This competition is for men. The player has not chosen men’s or women’s ratings.',
  ],
  [{ categories: ['cat_full'] }, {}, 'ok'],
  [
    { categories: ['cat_five_day'] },
    {},
    'This competition is for members of Five-day. The player’s category is Full.',
  ],
  [
    { categories: ['cat_five_day', 'cat_junior'] },
    {},
    'This competition is for members of Five-day or Junior. The player’s category is Full.',
  ],
  [
    { categories: ['cat_full'] },
    { category: null },
    'This competition is for members of Full. The club has given the player no category yet.',
  ],
  [
    { categories: ['cat_full'] },
    { category: null, isGuest: true },
    'This competition is for members of Full. The player is a guest.',
  ],
  [
    { categories: ['cat_gone'] },
    {},
    'This competition is for members of other categories. The player’s category is Full.',
  ],
  [{ belowAge: 18 }, { bornOn: day('2008-07-05') }, 'ok'],
  [
    { belowAge: 18 },
    { bornOn: day('2008-07-04') },
    'This competition is for players under 18 on its first day.',
  ],
  [{ leastAge: 55 }, { bornOn: day('1971-07-04') }, 'ok'],
  [
    { leastAge: 55 },
    { bornOn: day('1971-07-05') },
    'This competition is for players aged 55 or over on its first day.',
  ],
  [{ leastAge: 12, belowAge: 18 }, { bornOn: day('2014-07-04') }, 'ok'],
  [
    { leastAge: 12, belowAge: 18 },
    { bornOn: day('2014-07-05') },
    'This competition is for players aged 12 or over and under 18 on its first day.',
  ],
  [{ belowAge: 18 }, {}, `This competition is for players under 18 on its first day. ${unknownAge}`],
  [
    { belowAge: 18 },
    { isGuest: true },
    'This competition is for players under 18 on its first day. The age of a guest is not known. The club can enter the guest with a reason.',
  ],
  [
    { categories: ['cat_junior'], belowAge: 18 },
    { bornOn: day('2012-01-01') },
    'This competition is for members of Junior. The player’s category is Full.',
  ],
  [{ membersOnly: true }, {}, 'ok'],
  [{ membersOnly: true }, { isGuest: true }, 'This competition is for members of the club only.'],
])('when %j asks of %j, then: %s', (eligibility, change, expected) => {
  const outcome = isEligible({ eligibility, ...around }, { ...player, ...change })
  expect(outcome.ok ? 'ok' : outcome.detail).toBe(expected)
})
