import type { FastifyInstance } from 'fastify'
import { importId } from '#contract/club/member-import.ts'
import {
  importScores as importScoresCall,
  previewScores as previewScoresCall,
} from '#contract/handicap/score-import.ts'
import { mayRuleOnHandicaps } from '#contract/club/permissions.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { sheetReceiver, type UploadParts } from '../../club/club.ts'
import { importScores } from './import-scores.ts'
import { previewScores } from './preview-scores.ts'

export function scoreImportRoutes(app: FastifyInstance, services: Services, uploads: UploadParts): void {
  const withSheet = sheetReceiver(uploads, requireCommittee)
  void app.register((files, _options, done) => {
    uploads.accept(files)
    serve(files, services.sessions, previewScoresCall, async ({ viewer, params, query, request }) =>
      withSheet({ viewer, request, query, ...params }, (sheet) =>
        previewScores(services, { viewer, ...params, sheet, reading: query }),
      ),
    )
    serve(files, services.sessions, importScoresCall, async ({ viewer, params, query, request }) => {
      const { ready, ...reading } = query
      return withSheet({ viewer, request, query, ...params }, (sheet) => {
        if (!importId.safeParse(params.importId).success) throw new AppError('not_found')
        return importScores(services, { viewer, ...params, sheet, reading, ready })
      })
    })
    done()
  })
}

/** Refuses people outside the club with 404, and within it who is not on its handicap committee with 403. */
function requireCommittee(viewer: SignedIn, clubId: string): void {
  requireClubAdmin(viewer, clubId)
  if (!mayRuleOnHandicaps(viewer, clubId)) throw new AppError('forbidden')
}
