export type PersonName = { firstName: string; lastName: string }

/**
 * The order of every list in which a person is looked up: by surname, then by first name, with accents and capitals where
 * readers of this language look for them. Without a language, as the server sorts for readers of all of them.
 */
export function byName(locale?: string): (a: PersonName, b: PersonName) => number {
  const { compare } = new Intl.Collator(locale ?? 'en')
  return (a, b) => compare(a.lastName, b.lastName) || compare(a.firstName, b.firstName)
}

/** A name that is only known whole; its last word is taken for the surname. */
export function nameParts(name: string): PersonName {
  const whole = name.trim()
  const at = whole.lastIndexOf(' ')
  return { firstName: whole.slice(0, Math.max(at, 0)), lastName: whole.slice(at + 1) }
}
