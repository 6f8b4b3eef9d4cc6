import { fieldError } from '../platform/http/app-error.ts'

/** Refuses a time zone that the platform does not know. */
export function checkTimeZone(name: string): void {
  if (!isTimeZone(name))
    throw fieldError('timeZone', 'This is not a known time zone. An example is Europe/London.')
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
