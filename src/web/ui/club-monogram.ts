/** Words that most clubs' names have, in the languages of the product: they tell no club from another. */
const common = new Set([
  'golf',
  'club',
  'and',
  'country',
  'links',
  'the',
  'of',
  'at',
  'de',
  'la',
  'el',
  'y',
  'gc',
  'cc',
  'g.c.',
])

/** One or two letters that stand for a club without a crest: "OH" for Oak Hill Golf Club. */
export function clubMonogram(name: string): string {
  const words = name.split(/[\s&/-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const own = words.filter((word) => !common.has(word.toLowerCase()))
  const letters = (own.length > 0 ? own : words)
    .slice(0, 2)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .join('')
  return letters === '' ? '?' : letters.toLocaleUpperCase()
}
