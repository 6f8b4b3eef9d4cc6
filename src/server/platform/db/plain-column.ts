import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** As `plainText` writes a text. Most names have no accent, and need no search for one. */
export function plain(text: SQLWrapper): SQL<string> {
  return sql<string>`lower(case when octet_length(${text}) = char_length(${text}) then ${text}
    else regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g') end) collate "C"`
}
