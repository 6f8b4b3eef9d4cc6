import { catalogue } from '../../catalogue.ts'

/** Somebody else saved what this reader is changing. */
export const changedMeanwhileText = catalogue('changed-meanwhile', {
  title: 'Somebody else has changed this in the meantime',
  taken: 'Their other changes are in the form now. Check them and save again.',
  both: 'You both changed the fields below. Saving again keeps what you typed.',
  now: (value: string) => `Now: ${value}`,
  yours: (value: string) => `Yours: ${value}`,
  empty: 'empty',
  take: 'Use theirs',
  takeOf: (field: string) => `Use theirs for ${field}`,
  changedTo: (value: string) =>
    `Somebody else has changed it to ${value} in the meantime. Save again to keep yours.`,
  indexes:
    'Somebody else has changed stroke indexes in the meantime. You see theirs now; save again to set yours.',
  setAnew:
    'Somebody else has changed it in the meantime. You see their choice now; choose again to change it.',
})
