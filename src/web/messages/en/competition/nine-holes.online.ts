import { catalogue } from '../../catalogue.ts'

/** Which holes of a course of eighteen are played. */
export const nineHolesText = catalogue('nine-holes', {
  holes: 'Holes',
  all: 'All 18 holes',
  nines: { front: 'Front nine', back: 'Back nine' },
})
