import { expect, test } from 'vitest'
import type { MarkerCard } from '#contract/card/marker-card.ts'
import { openAndClosed, saidOnCard } from './said-on-card.ts'

const said = (holeNumber: number): MarkerCard['said'][number] => ({
  id: `ent_${holeNumber}`,
  holeNumber,
  result: 'strokes',
  grossScore: 5,
  at: '2026-11-29T10:00:00.000Z',
  authorId: 'usr_marker',
  source: 'marker',
})
const card: MarkerCard = {
  roundId: 'rnd_1',
  competitionId: 'cmp_1',
  competitionName: 'Medal',
  courseName: 'Hill',
  status: 'in_progress',
  player: { id: 'usr_player', name: 'Di' },
  marker: null,
  holes: [
    { holeNumber: 6, par: 4 },
    { holeNumber: 7, par: 3, isClosed: true },
  ],
  said: [said(6), said(7)],
  revision: 1,
  certifiedAt: null,
  attestedAt: null,
  refusal: null,
}

test('when a hole is closed for everybody, then what was said of it is not asked about', () => {
  expect(saidOnCard(card, undefined, 'usr_player').map(({ holeNumber }) => holeNumber)).toEqual([6])
  expect(openAndClosed(card)).toMatchObject({ lines: [{ holeNumber: 6 }], closed: [7] })
})
