import type { CSSProperties } from 'react'

/** A club's colour as it can be read: behind text with that text's colour, and as words in each theme. */
export type ClubTones = { band: string; onBand: string; light: string; dark: string; outdoor: string }

/**
 * The custom properties from which tokens.css makes the colours `club`, `on-club` and `club-ink`. Without them these are
 * the product's own.
 */
export function clubColourProperties(colour: ClubTones | null | undefined): CSSProperties {
  return Object.fromEntries(colour ? entries(colour) : [])
}

/** The same on the whole page, for the club that the reader is in. */
export function setClubColour(page: HTMLElement, colour: ClubTones | null | undefined): void {
  for (const name of names) page.style.removeProperty(name)
  page.toggleAttribute('data-club-colour', colour !== null && colour !== undefined)
  if (colour) for (const [name, value] of entries(colour)) page.style.setProperty(name, value)
}

const names = ['--club-band', '--club-on-band', '--club-light', '--club-dark', '--club-outdoor'] as const

function entries(colour: ClubTones): [(typeof names)[number], string][] {
  const { band, onBand, light, dark, outdoor } = colour
  return [
    ['--club-band', band],
    ['--club-on-band', onBand],
    ['--club-light', light],
    ['--club-dark', dark],
    ['--club-outdoor', outdoor],
  ]
}
