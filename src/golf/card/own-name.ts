/**
 * Whether a typed name is this player's own. Upper case, accents, apostrophes, hyphens and the order of the words make no
 * difference: "JONES, Ben" is Ben Jones. A middle name or an initial does: it tells two of one family apart.
 */
export function isOwnName(typed: string, playerName: string): boolean {
  const own = wordsOf(playerName)
  const given = wordsOf(typed)
  return own.length > 0 && (own.join('') === given.join('') || sorted(own) === sorted(given))
}

const sorted = (words: readonly string[]) => [...words].sort().join(' ')

/** Letters and digits only, in words: "O’Brien-Smith" is "obrien" and "smith". */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/['\u2018\u2019\u02bc\u00b4`]|\p{M}|\p{Cf}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
