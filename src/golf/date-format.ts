/** Names that zones have been given since 2022, each with a zone that has kept the same time since. */
const earlierNames: Partial<Record<string, string>> = {
  'Europe/Kyiv': 'Europe/Kiev',
  'America/Ciudad_Juarez': 'America/Denver',
  'America/Coyhaique': 'America/Punta_Arenas',
}

/**
 * A formatter in a club's zone for what a program reads: values of a form, days that are compared. A browser knows the zones of
 * its own year: in the place of a new name it takes the earlier one, and it throws where there is none.
 */
export function zoneFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, options)
  } catch {
    // What is wrong is thrown again here, but for a new name.
    const { timeZone = '' } = options
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: earlierNames[timeZone] ?? timeZone })
  }
}

/** The same for what a person reads: where the zone is not known it is UTC, and says so. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return zoneFormat(locale, options)
  } catch {
    return new Intl.DateTimeFormat(locale, { timeZoneName: 'short', ...options, timeZone: 'UTC' })
  }
}

/** Whether times of this zone can be read and set here. */
export function knowsZone(timeZone: string): boolean {
  try {
    zoneFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}
