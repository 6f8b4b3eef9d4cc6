/** Seven columns where the list has room for them; otherwise two lines a member: name and handicap, then the rest. */
export const memberGrid =
  'grid items-center gap-x-3 grid-cols-[minmax(0,1fr)_auto_auto] ' +
  '@4xl:grid-cols-[minmax(0,1fr)_9.5rem_6.5rem_9.5rem_7rem_7rem_2.75rem]'

/** What is a column of its own in the wide list and part of a line in the narrow one. */
export const wideCell = 'hidden @4xl:block'
