import { fieldError } from '../http/app-error.ts'

/** Refuses what the platform knows no clock of. */
export function checkTimeZone(name: string): void {
  if (!isTimeZone(name)) throw fieldError('timeZone', 'This is no time zone, such as Europe/London.')
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
