/** Names that zones have been given since 2022, each with a zone that has kept the same time since. */
const earlierNames: Partial<Record<string, string>> = {
  'Europe/Kyiv': 'Europe/Kiev',
  'America/Ciudad_Juarez': 'America/Denver',
  'America/Coyhaique': 'America/Punta_Arenas',
}

/**
 * A formatter in a club's zone. A browser knows the zones of its own year: in the place of one that it lacks it takes one
 * with the same time, else that of its device, which is most often in the club.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, options)
  } catch {
    // What is wrong with anything else is thrown again here.
    const { timeZone = '', ...others } = options
    const known = earlierNames[timeZone]
    return new Intl.DateTimeFormat(locale, known === undefined ? others : { ...others, timeZone: known })
  }
}
