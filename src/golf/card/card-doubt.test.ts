import { expect, test } from 'vitest'
import { cardDoubt } from './card-doubt.ts'

const good = {
  isHandedIn: true,
  totalsOnly: false,
  totalsConfirmed: false,
  thru: 18,
  holeCount: 18,
  markerName: 'Max Marker',
  markerSignature: 'Max Marker',
  isFromPaper: false,
}

test.each([
  ['is complete and signed', {}, false, undefined],
  ['has only totals', { totalsOnly: true, thru: 0 }, false, 'totals_only'],
  ['has totals that were confirmed', { totalsOnly: true, totalsConfirmed: true, thru: 0 }, true, undefined],
  ['lacks a hole', { thru: 17 }, false, 'holes_missing'],
  ['has no signature', { markerSignature: ' ' }, false, 'unsigned'],
  ['has no marker', { markerName: null }, false, 'unsigned'],
  ['has its signature on paper', { markerSignature: null, isFromPaper: true }, false, undefined],
  ['is from paper without a marker', { markerName: null, isFromPaper: true }, false, 'unsigned'],
  ['is out during play', { isHandedIn: false, thru: 9 }, false, undefined],
  ['is out after play', { isHandedIn: false, thru: 9 }, true, 'ruling_needed'],
  ['was handed in before play ended', {}, true, undefined],
] as const)('when a card %s, then its doubt is told', (_, change, isOver, doubt) => {
  expect(cardDoubt({ ...good, ...change }, { isOver })).toBe(doubt)
})
