/** Where the reader's own row is found again. */
export const OWN_ROW_ID = 'own-row'

/**
 * Six columns; on a phone two lines without sideways scroll: place, name and what counts above, the rest below. In the
 * narrowest rows the status has a third line: 18.85rem is that of a phone of 359 px, or of a wider one with larger letters.
 */
export const rowGrid =
  '@container grid items-center gap-x-3 grid-cols-[2.75rem_auto_auto_minmax(0,1fr)_auto] ' +
  'sm:grid-cols-[3.5rem_minmax(0,1fr)_4.5rem_6rem_4.5rem_minmax(10rem,auto)] ' +
  'lg:grid-cols-[3.5rem_minmax(0,1fr)_4.5rem_6rem_4.5rem_17rem] ' +
  'print:table-row print:break-inside-avoid'

/** On paper a table, whose heads a browser repeats on each page. */
export const printedCell = 'print:table-cell print:px-2 print:py-1 print:align-top print:text-note'

export const placeCell = `${printedCell} row-span-2 self-center @max-[18.85rem]:row-span-3 sm:row-span-1 sm:row-start-1`

export const nameCell = `${printedCell} col-span-3 col-start-2 row-start-1 min-w-0 sm:col-span-1 sm:col-start-2 print:w-full`

/** What stands in a phone's second line; in a wide row it is text like the rest. */
export const smallText = 'row-start-2 text-note text-soft sm:text-body sm:text-ink'

export const tableFrame =
  'overflow-hidden rounded-card border border-line bg-card shadow-card print:overflow-visible print:rounded-none print:border-0 print:shadow-none'
