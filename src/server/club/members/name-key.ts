import { sql, type SQL } from 'drizzle-orm'
import { plain } from '../../platform/db/plain-column.ts'

/** The words of a person's name in one order, as the rule compares them (contract/club/same-member.ts). `of` is an alias of `users`. */
export function nameKey(of: 'u' | 'p'): SQL<string> {
  const name = sql`translate(${sql.raw(of)}.first_name || ' ' || ${sql.raw(of)}.last_name, ',', ' ')`
  return sql<string>`(select string_agg(word, ' ' order by word)
    from regexp_split_to_table(${plain(name)}, '\\s+') word where word <> '')`
}
