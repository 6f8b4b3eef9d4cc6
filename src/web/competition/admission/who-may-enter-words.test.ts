import { expect, test } from 'vitest'
import { whoMayEnterWords, type Admits } from './who-may-enter.online.tsx'

test.each<[Admits, string]>([
  [{ belowAge: 18 }, 'Only for players under 18'],
  [{ leastAge: 55 }, 'Only for players aged 55 or over'],
  [{ leastAge: 12, belowAge: 18 }, 'Only for players aged 12 to 17'],
  [{ leastAge: 17, belowAge: 18 }, 'Only for players aged 17'],
  [{ categories: ['Junior'], belowAge: 18 }, 'Only for Junior members under 18'],
  [{ categories: ['Full', 'Five-day', 'Junior'] }, 'Only for Full, Five-day or Junior members'],
  [{ membersOnly: true }, 'Only for members of the club'],
  [{ membersOnly: true, categories: ['Junior'] }, 'Only for Junior members'],
  [{ gender: 'women', leastAge: 55 }, 'Only for women aged 55 or over'],
  [{ gender: 'women', categories: ['Full'] }, 'Only for women, Full members'],
  [{ mostIndex: '18.4' }, 'Only for players with a Handicap Index up to 18.4'],
  [{ leastIndex: '-2.0', mostIndex: '12.4' }, 'Only for players with a Handicap Index from +2.0 to 12.4'],
  [
    { membersOnly: true, belowAge: 18, leastIndex: '20.0' },
    'Only for members of the club under 18 with a Handicap Index of 20.0 or higher',
  ],
])('when a competition admits %j, then it says: %s', (admits, expected) => {
  expect(whoMayEnterWords(admits)).toBe(expected)
})
