import { z } from 'zod/mini'
import { leaderboardEntry } from '#contract/board/leaderboard.ts'
import type { SharedBoard } from '#contract/board/shared-boards.ts'
import type { Snapshot } from '../live/leaderboard-hub.ts'

/** A whole field of names would weigh on everybody who opens the page. */
const LAST_PLACE = 10

type Place = { position: number; name: string; isTeam: boolean }

export type EventFacts = {
  board: SharedBoard
  clubName: string
  /** Absolute. */
  url: string
  imageUrl: string | null
  places: readonly Place[]
}

/** The first places of a final result as the public board shows them; none while it is not final. */
export function placesOf({ bytes, isFinal }: Snapshot, { unnamed }: { unnamed: string }): Place[] {
  if (!isFinal) return []
  const rows = z.parse(z.array(leaderboardEntry), JSON.parse(bytes.toString()))
  return rows.flatMap(({ position, playerName, team }) =>
    position === null || position > LAST_PLACE
      ? []
      : { position, name: playerName === '' ? unnamed : playerName, isTeam: team !== undefined },
  )
}

/** A competition as search engines and calendars read one: a SportsEvent of schema.org, and its result as a list. */
export function eventData({ board, clubName, url, imageUrl, places }: EventFacts): object {
  const event = `${url}#event`
  const club = { '@type': 'SportsOrganization', name: clubName }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'SportsEvent',
        '@id': event,
        name: board.name,
        sport: 'Golf',
        url,
        startDate: board.startDate,
        ...(board.endDate !== undefined && { endDate: board.endDate }),
        // The vocabulary has no word for what is being played or over.
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: board.courseName ?? clubName },
        organizer: club,
        ...(imageUrl !== null && { image: imageUrl }),
        ...(places.length > 0 && { competitor: places.map(competitor) }),
      },
      ...(places.length === 0
        ? []
        : [
            {
              '@type': 'ItemList',
              '@id': `${url}#result`,
              name: board.name,
              itemListOrder: 'https://schema.org/ItemListOrderAscending',
              itemListElement: places.map((place) => ({
                '@type': 'ListItem',
                position: place.position,
                item: competitor(place),
              })),
            },
          ]),
    ],
  }
}

function competitor({ name, isTeam }: Place) {
  return { '@type': isTeam ? 'SportsTeam' : 'Person', name }
}
