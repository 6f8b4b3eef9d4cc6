import { plainWords } from '../../club/plain-words.ts'

export type NamedMember = { userId: string; name: string }

/** By what a name of a result is the same as another: its words without accents, in any order. */
export function resultNameKey(name: string): string {
  return plainWords(name.replace(/[.,]/g, ' ')).sort().join(' ')
}

/**
 * Which members a name of a result may mean. `exact` have the same words; `close` the same last word and the first letter, as in
 * "A Byrne", or all words of the shorter name, as in "Ana García" for "Ana García López".
 */
export function memberFinder(members: readonly NamedMember[]) {
  const known = members.map((member) => ({
    member,
    key: resultNameKey(member.name),
    words: wordsOf(member.name),
  }))
  const byKey = new Map<string, NamedMember[]>()
  for (const { member, key } of known) byKey.set(key, [...(byKey.get(key) ?? []), member])
  return (name: string): { exact: NamedMember[]; close: NamedMember[] } => {
    const exact = byKey.get(resultNameKey(name)) ?? []
    const words = wordsOf(name)
    const close = known.flatMap(({ member, words: theirs }) =>
      !exact.includes(member) && isClose(words, theirs) ? member : [],
    )
    return { exact, close }
  }
}

const wordsOf = (name: string) => plainWords(name.replace(/[.,]/g, ' '))

function isClose(words: readonly string[], theirs: readonly string[]): boolean {
  if (words.length < 2 || theirs.length < 2) return false
  const [initial = ''] = words[0] ?? ''
  if (words.at(-1) === theirs.at(-1) && theirs[0]?.startsWith(initial)) return true
  const [short, long] = words.length < theirs.length ? [words, theirs] : [theirs, words]
  return short.every((word) => long.includes(word))
}
