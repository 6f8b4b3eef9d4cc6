import { makeCrestPath } from '#contract/clubs.ts'
import { clubColour } from '#domain/club/club-colour.ts'

/** A club's colour and crest on the wire, from what the store has of them. */
export function toWireFace(club: { colour: string | null; crest: string | null }) {
  return {
    colour: club.colour === null ? null : clubColour(club.colour),
    crestUrl: club.crest === null ? null : makeCrestPath(club.crest),
  }
}
