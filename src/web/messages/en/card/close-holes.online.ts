import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** How the office closes a hole for everybody. */
export const closeHolesText = catalogue('close-holes', {
  open: 'Close holes',
  title: (competition: string) => `Close holes in ${competition}`,
  means:
    'A closed hole counts for nobody in this round. Scores that were entered there are kept, and they count again when you open the hole. For the Handicap Index the hole was not played, for a valid reason.',
  round: 'Round',
  roundIs: (round: number) => `Round ${round}`,
  holes: 'Holes that are closed',
  hole: (hole: number) => `Hole ${hole}`,
  preview: 'Show what changes',
  previewing: 'Looking',
  nothing: 'Choose the holes that are closed. None of them has changed yet.',
  save: 'Save closed holes',
  saving: 'Saving',
  left: ({ holes, par }: { holes: number; par: number }) =>
    `${plural('en', holes, { one: '# hole counts', other: '# holes count' })}, par ${par}.`,
  cards: (cards: number) =>
    plural('en', cards, { one: '# card is scored again.', other: '# cards are scored again.' }),
  noCards: 'No card of this round has been begun. Cards that are begun later start without the closed holes.',
  totalsToConfirm: (cards: number) =>
    `${plural('en', cards, { one: '# of them has only totals', other: '# of them have only totals' })}. Confirm the totals again: they were confirmed for other holes.`,
  onRecord: ({ before, after }: { before: number; after: number }) =>
    before === after
      ? `${plural('en', after, { one: '# of these cards counts', other: '# of these cards count' })} for the Handicap Index, as before.`
      : `${plural('en', after, { one: '# of these cards counts', other: '# of these cards count' })} for the Handicap Index; before it was ${before}.`,
  done: 'Closed holes saved',
  failed: 'The closed holes were not saved',
  otherDesk:
    'Somebody else has closed or opened holes of this round meanwhile. The keys now show that together with your choice. Look at what changes, then save.',
  refusals: {
    match_play:
      'A match has no card of the whole field, so no hole is closed for it. The two players leave the hole out, and you record the match with its result.',
    result_final: 'The result of this competition is final. Open it again first, then close the hole.',
    no_course: 'Choose the course of the competition first.',
    no_such_hole: 'The course does not have this hole.',
    no_hole_left: 'At least one hole of the round counts. Drop the round instead.',
  },
})
