import { makeCrestPath } from '../photo/crests.ts'
import { clubColour } from './club-colour.ts'

/** A club's colour and crest on the wire, from what the store has of them. */
export function toWireFace(club: { colour: string | null; crest: string | null }) {
  return {
    colour: club.colour === null ? null : clubColour(club.colour),
    crestUrl: club.crest === null ? null : makeCrestPath(club.crest),
  }
}

/** The same beside a club's name, where a club is a part of something else. */
export function namedFace(club: { clubColour: string | null; clubCrest: string | null } | undefined) {
  const { colour, crestUrl } = toWireFace({
    colour: club?.clubColour ?? null,
    crest: club?.clubCrest ?? null,
  })
  return { clubColour: colour, clubCrestUrl: crestUrl }
}
