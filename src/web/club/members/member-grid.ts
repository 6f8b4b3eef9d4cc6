/**
 * Seven columns where the list has room for them, with one before them while several members are chosen; otherwise two
 * lines a member: name and handicap, then the rest, and the name alone while several are chosen.
 */
export const memberGrid = {
  plain:
    'grid items-center gap-x-3 grid-cols-[minmax(0,1fr)_auto_auto] ' +
    '@4xl:grid-cols-[minmax(0,1fr)_9.5rem_6.5rem_9.5rem_7rem_7rem_2.75rem]',
  choosing:
    'grid items-center gap-x-3 grid-cols-[2rem_minmax(0,1fr)] ' +
    '@4xl:grid-cols-[2rem_minmax(0,1fr)_9.5rem_6.5rem_9.5rem_7rem_7rem_2.75rem]',
}

/** What is a column of its own in the wide list and part of a line in the narrow one. */
export const wideCell = 'hidden @4xl:block'
