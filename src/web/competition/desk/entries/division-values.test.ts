import { expect, test } from 'vitest'
import { setEntryTerms, type EntryTerms } from '#contract/competition/entries.ts'
import { blankDivision, bodyOf, valuesOf } from './division-values.ts'

const first = { id: 'div_first', name: 'First', least: '+9.9', most: '12.4' }
const terms: EntryTerms = {
  version: 3,
  entriesOpenAt: '2026-06-01T08:00:00.000Z',
  entriesCloseAt: null,
  maxParticipants: 40,
  leastIndex: null,
  mostIndex: '36.0',
  gender: 'women',
  membersOnly: true,
  categories: ['cat_junior'],
  leastAge: null,
  belowAge: 18,
  teeId: 'tee_white',
  womenTeeId: null,
  juniorTeeId: null,
  divisions: [first],
}
const read = (values: ReturnType<typeof valuesOf>) => setEntryTerms.body.parse(bodyOf(values, terms))

test('when nothing is changed, then every other term is sent as it is', () => {
  expect(read(valuesOf(terms))).toEqual({
    version: 3,
    entriesOpenAt: '2026-06-01T08:00:00.000Z',
    entriesCloseAt: null,
    maxParticipants: 40,
    leastIndex: null,
    mostIndex: 360,
    gender: 'women',
    membersOnly: true,
    categories: ['cat_junior'],
    leastAge: null,
    belowAge: 18,
    teeId: 'tee_white',
    womenTeeId: null,
    juniorTeeId: null,
    divisions: [{ id: 'div_first', name: 'First', least: -99, most: 124 }],
  })
})

test('when a division is added, then it has no id yet, and empty rows after it are left out', () => {
  const added = { ...blankDivision, name: 'Second', least: '12.5', most: '36' }
  const divisions = [first, added, blankDivision, blankDivision]
  expect(bodyOf({ ...valuesOf(terms), divisions }, terms).divisions).toEqual([
    first,
    { name: 'Second', least: '12.5', most: '36' },
  ])
})

test('when there are none, then the form begins with an empty row and sends none', () => {
  const values = valuesOf({ ...terms, divisions: [] })
  expect(values.divisions).toEqual([blankDivision])
  expect(bodyOf(values, terms).divisions).toEqual([])
})

test('when a row between others is empty, then it is sent, so that the fault is shown at it', () => {
  const divisions = [blankDivision, first]
  const found = setEntryTerms.body.safeParse(bodyOf({ ...valuesOf(terms), divisions }, terms))
  expect(found.error?.issues.map(({ path }) => path.join('.'))).toContain('divisions.0.name')
})
