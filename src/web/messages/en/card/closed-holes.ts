import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** What cards and boards say of holes that the committee has closed for everybody. */
export const closedHolesText = catalogue('closed-holes', {
  isClosed: ({ holes, count }: { holes: readonly number[]; count: number }) =>
    `${plural('en', holes.length, { one: 'Hole', other: 'Holes' })} ${holes.join(', ')} closed: ${plural('en', count, { one: '# hole counts', other: '# holes count' })}.`,
  ofRound: (round: number, note: string) => `Round ${round}: ${note}`,
})
