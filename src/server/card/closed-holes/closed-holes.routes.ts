import type { FastifyInstance } from 'fastify'
import {
  closeHoles as closeHolesCall,
  previewClosedHoles as previewClosedHolesCall,
} from '#contract/card/closed-holes.ts'
import type { Services } from '../../platform/deps.ts'
import { serve } from '../../platform/http/serve-call.ts'
import type { ReadStanding } from '../term-corrections/correction-effect.ts'
import { closeHoles, previewClosedHoles } from './close-holes.ts'

/** How a committee closes a hole for everybody. */
export function closedHoleRoutes(
  app: FastifyInstance,
  services: Services,
  { readStanding }: { readStanding: ReadStanding },
): void {
  const { sessions } = services

  serve(app, sessions, previewClosedHolesCall, ({ viewer, params, body }) =>
    previewClosedHoles(services, { viewer, ...params, ...body, readStanding }),
  )

  serve(app, sessions, closeHolesCall, ({ viewer, params, body }) =>
    closeHoles(services, { viewer, ...params, ...body }),
  )
}
