import type { FastifyInstance } from 'fastify'
import {
  answerMarkerCard as answerCall,
  getMarkerCard,
  listMarkers,
  nameMarker as nameCall,
} from '#contract/card/marker-card.ts'
import type { Services } from '../../platform/deps.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { answerMarkerCard } from './answer-marker-card.ts'
import { nameMarker } from './name-marker.ts'
import { readMarkerCandidates, readMarkerCard } from './read-marker-card.ts'

/** The card that a player and their marker keep, each on their own phone. */
export function markerRoutes(app: FastifyInstance, services: Services): void {
  const { sessions } = services

  serve(app, sessions, getMarkerCard, ({ viewer, params }) => readMarkerCard(services, { viewer, ...params }))

  serve(app, sessions, listMarkers, ({ viewer, params }) =>
    readMarkerCandidates(services, { viewer, ...params }),
  )

  serve(app, sessions, nameCall, async ({ viewer, params, body }) => {
    await nameMarker(services, { viewer, ...params, ...body })
    return readMarkerCard(services, { viewer, ...params })
  })

  serve(app, sessions, answerCall, async ({ viewer, params, body }) => {
    await answerMarkerCard(services, { viewer, ...params, body })
    const card = await readMarkerCard(services, { viewer, ...params })
    // It may have been handed in with this, which moves the player's index.
    sessions.forget(card.player.id)
    return card
  })
}
