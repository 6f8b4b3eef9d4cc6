import { roundKinds } from '#contract/card/rounds.ts'

/** Which of the player's rounds are listed. Each field is a parameter of the address, so that links and Back work. */
export type RoundsSearch = {
  courseId?: string
  kind?: (typeof roundKinds)[number]
  year?: string
  holes?: '9' | '18'
  /** The round after which the page begins. */
  before?: string
}

const fields = ['courseId', 'kind', 'year', 'holes', 'before'] as const

/** Reads an address; parameters without meaning are left out. */
export function readRoundsSearch(search: string): RoundsSearch {
  const given = new URLSearchParams(search)
  const [courseId, year, holes, before] = ['course', 'year', 'holes', 'before'].map(
    (name) => given.get(name) ?? '',
  )
  const kind = roundKinds.find((one) => one === given.get('kind'))
  return {
    ...(courseId ? { courseId } : {}),
    ...(kind ? { kind } : {}),
    ...(year && /^(19|2\d)\d\d$/.test(year) ? { year } : {}),
    ...(holes === '9' || holes === '18' ? { holes } : {}),
    ...(before ? { before } : {}),
  }
}

export function roundsAddress(search: RoundsSearch): string {
  const params = new URLSearchParams({ view: 'rounds' })
  for (const field of fields) {
    const value = search[field]
    if (value !== undefined) params.set(field === 'courseId' ? 'course' : field, value)
  }
  return `/profile?${params.toString()}`
}

export function withoutPage(search: RoundsSearch): RoundsSearch {
  const first = { ...search }
  delete first.before
  return first
}

export function isNarrowed({ courseId, kind, year, holes }: RoundsSearch): boolean {
  return [courseId, kind, year, holes].some((value) => value !== undefined)
}
