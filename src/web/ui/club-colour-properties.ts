import type { CSSProperties } from 'react'

/** A club's colour as it can be read: behind text with that text's colour, and as words in each theme. */
export type ClubTones = { band: string; onBand: string; light: string; dark: string; outdoor: string }

/**
 * The custom properties from which tokens.css makes the colours `club`, `on-club` and `club-ink`. Without them these are
 * the product's own.
 */
export function clubColourProperties(colour: ClubTones | null | undefined): CSSProperties {
  return Object.fromEntries(Object.entries(colour ?? {}).map(([tone, value]) => [`--club-${tone}`, value]))
}
