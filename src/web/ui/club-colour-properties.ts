import type { CSSProperties } from 'react'
import type { ClubColour } from '#domain/club/club-colour.ts'

/**
 * The custom properties from which tokens.css makes the colours `club`, `on-club` and `club-ink`. Without them these are
 * the product's own.
 */
export function clubColourProperties(colour: ClubColour | null | undefined): CSSProperties {
  return Object.fromEntries(colour ? entries(colour) : [])
}

/** The same on the whole page, for the club that the reader is in. */
export function setClubColour(page: HTMLElement, colour: ClubColour | null | undefined): void {
  for (const name of names) page.style.removeProperty(name)
  page.toggleAttribute('data-club-colour', colour !== null && colour !== undefined)
  if (colour) for (const [name, value] of entries(colour)) page.style.setProperty(name, value)
}

const names = ['--club-band', '--club-on-band', '--club-light', '--club-dark', '--club-outdoor'] as const

function entries(colour: ClubColour): [(typeof names)[number], string][] {
  const { band, onBand, light, dark, outdoor } = colour
  return [
    ['--club-band', band],
    ['--club-on-band', onBand],
    ['--club-light', light],
    ['--club-dark', dark],
    ['--club-outdoor', outdoor],
  ]
}
