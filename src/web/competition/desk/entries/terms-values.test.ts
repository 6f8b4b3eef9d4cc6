import { expect, test } from 'vitest'
import { setEntryTerms, type EntryTerms } from '#contract/competition/entries.ts'
import { termsBody, termsValues } from './terms-values.ts'

const terms: EntryTerms = {
  version: 3,
  entriesOpenAt: '2026-06-01T08:00:00.000Z',
  entriesCloseAt: null,
  maxParticipants: 40,
  leastIndex: '+2.0',
  mostIndex: null,
  gender: 'women',
  membersOnly: true,
  categories: ['cat_junior', 'cat_full'],
  leastAge: null,
  belowAge: 18,
  teeId: 'tee_white',
  womenTeeId: null,
  juniorTeeId: null,
  divisions: [{ id: 'div_first', name: 'First', least: '+9.9', most: '12.4' }],
}
const read = (values: ReturnType<typeof termsValues>) => setEntryTerms.body.parse(termsBody(values, terms))

test('when nothing is changed, then every term is sent as it is, with the times on the club’s clock', () => {
  expect(read(termsValues(terms, 'Europe/Dublin'))).toEqual({
    version: 3,
    entriesOpenAt: '2026-06-01T09:00',
    entriesCloseAt: null,
    maxParticipants: 40,
    leastIndex: -20,
    mostIndex: null,
    gender: 'women',
    membersOnly: true,
    categories: ['cat_junior', 'cat_full'],
    leastAge: null,
    belowAge: 18,
    teeId: 'tee_white',
    womenTeeId: null,
    juniorTeeId: null,
    divisions: [{ id: 'div_first', name: 'First', least: -99, most: 124 }],
  })
})

test('when everything is emptied, then everybody may enter', () => {
  const none = { gender: '', categories: '', leastIndex: '', belowAge: '', membersOnly: 'no' } as const
  expect(read({ ...termsValues(terms, 'Europe/Dublin'), ...none })).toMatchObject({
    gender: null,
    categories: [],
    leastIndex: null,
    belowAge: null,
    membersOnly: false,
  })
})
