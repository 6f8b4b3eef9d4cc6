import type { FastifyInstance } from 'fastify'
import { previewResult as previewResultCall } from '#contract/competition/past-results.ts'
import { recogniseResultColumns } from '#contract/competition/result-file/recognise-result-columns.ts'
import type { Services } from '../../platform/deps.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { sheetReceiver, type UploadParts } from '../../club/club.ts'
import { previewResult, readPastedResult } from './preview-result.ts'

/** Reads results that were written by others; the past results of the club's seasons keep them. */
export function resultImportRoutes(app: FastifyInstance, services: Services, uploads: UploadParts): void {
  const withSheet = sheetReceiver(uploads, requireClubAdmin, recogniseResultColumns, readPastedResult)
  void app.register((files, _options, done) => {
    uploads.accept(files)
    serve(files, services.sessions, previewResultCall, async ({ viewer, params, query, request }) =>
      withSheet({ viewer, request, query: {}, ...params }, (sheet) =>
        previewResult(services, { ...params, sheet, figure: query.figure }),
      ),
    )
    done()
  })
}
