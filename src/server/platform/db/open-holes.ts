import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** How many holes of a card count, of its holes as `rounds.holes` has them: those that the committee has not closed. */
export function countOpenHoles(holes: SQLWrapper): SQL<number> {
  return sql<number>`jsonb_array_length(jsonb_path_query_array(${holes}, '$[*] ? (!(@.isClosed == true))'))`
}

/** Whether a hole of a card counts: its number is not that of one which is closed. */
export function isOpenHole(holes: SQLWrapper, holeNumber: SQLWrapper): SQL<boolean> {
  return sql<boolean>`not jsonb_path_exists(${holes}, '$[*] ? (@.isClosed == true && @.holeNumber == $number)',
    jsonb_build_object('number', ${holeNumber}))`
}
