import type { FastifyInstance } from 'fastify'
import {
  correctTerms as correctTermsCall,
  previewTermCorrection,
  readTerms as readTermsCall,
  takeCorrectionBack as takeCorrectionBackCall,
} from '#contract/card/term-corrections.ts'
import type { Services } from '../../platform/deps.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { correctTerms, previewCorrection } from './correct-terms.ts'
import type { ReadStanding } from './correction-effect.ts'
import { readTerms } from './read-terms.ts'
import { takeCorrectionBack } from './take-correction-back.ts'

/** How the club puts right what cards were played with by mistake. */
export function termCorrectionRoutes(
  app: FastifyInstance,
  services: Services,
  { readStanding }: { readStanding: ReadStanding },
): void {
  const { sessions } = services

  serve(app, sessions, readTermsCall, ({ viewer, params, query }) =>
    readTerms(services, { viewer, ...params, ...query }),
  )

  serve(app, sessions, previewTermCorrection, ({ viewer, params, body }) =>
    previewCorrection(services, { viewer, ...params, ...body, readStanding }),
  )

  serve(app, sessions, correctTermsCall, ({ viewer, params, body }) =>
    correctTerms(services, { viewer, ...params, ...body }),
  )

  serve(app, sessions, takeCorrectionBackCall, ({ viewer, params, body }) =>
    takeCorrectionBack(services, { viewer, ...params, ...body }),
  )
}
