import type { FastifyInstance } from 'fastify'
import {
  importId,
  importMembers as importMembersCall,
  listImports,
  previewMembers as previewMembersCall,
  undoImport as undoImportCall,
} from '#contract/club/member-import.ts'
import { recogniseColumns } from '#contract/club/member-import/recognise-columns.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { importMembers } from './import-members.ts'
import { listClubImports } from './member-import.store.ts'
import { previewMembers } from './preview-members.ts'
import { sheetReceiver, type UploadParts } from './receive-sheet.ts'
import { undoImport, type UndoScores } from './undo-import.ts'

export function memberImportRoutes(
  app: FastifyInstance,
  services: Services,
  parts: UploadParts & { undoScores: UndoScores },
): void {
  const { db, sessions } = services
  const withSheet = sheetReceiver(parts, requireClubAdmin, recogniseColumns)
  void app.register((files, _options, done) => {
    parts.accept(files)
    serve(files, sessions, previewMembersCall, async ({ viewer, params, query, request }) =>
      withSheet({ viewer, request, query, ...params }, (sheet) =>
        previewMembers(services, { ...params, sheet, reading: query }),
      ),
    )
    serve(files, sessions, importMembersCall, async ({ viewer, params, query, request }) => {
      const { ready, ...reading } = query
      return withSheet({ viewer, request, query, ...params }, (sheet) => {
        if (!importId.safeParse(params.importId).success) throw new AppError('not_found')
        return importMembers(services, { viewer, ...params, sheet, reading, ready })
      })
    })
    done()
  })

  serve(app, sessions, listImports, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    return (await listClubImports(db, params.clubId)).map(({ row, firstName, lastName }) => ({
      ...row,
      importedAt: row.importedAt.toISOString(),
      importedBy: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
      undoneAt: row.undoneAt?.toISOString() ?? null,
    }))
  })

  serve(app, sessions, undoImportCall, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    return undoImport({ ...services, ...parts }, { viewer, ...params })
  })
}
