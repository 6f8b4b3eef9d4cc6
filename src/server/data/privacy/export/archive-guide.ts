/** What stands in the archive beside the files. */
export function archiveGuide(): string {
  return `This archive has everything that Scoreclub keeps about you.

json/        each table as JSON, with all values as they are stored
csv/         the same tables for a spreadsheet
photos/      the photos of your cards
signatures/  signatures that were drawn on your cards

Handicap Indexes, ratings and differentials are whole tenths: 124 is 12.4. Times are UTC.
"actions" says who changed what about you, and what you changed; people are named by their ids.
Passwords, session tokens and codes are left out, because whoever has them could sign in as you.

Este archivo contiene todo lo que Scoreclub guarda sobre usted: cada tabla como JSON y como CSV, las fotos de sus
tarjetas y las firmas dibujadas. Los índices de hándicap son décimas enteras (124 es 12,4) y las horas son UTC.
`
}
