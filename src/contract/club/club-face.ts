import { z } from 'zod/mini'

/** A club's colour as it gave it, and as it can be read in each theme (contract/club/club-colour.ts). */
export const clubColour = z.object({
  chosen: z.string(),
  band: z.string(),
  onBand: z.string(),
  light: z.string(),
  dark: z.string(),
  outdoor: z.string(),
})

/** What a club is recognised by, besides its name. */
export const clubFace = {
  colour: z.nullable(clubColour),
  /** Where the picture of its crest is read; null for none. */
  crestUrl: z.nullable(z.string()),
}
