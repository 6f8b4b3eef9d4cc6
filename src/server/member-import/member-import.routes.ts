import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  importId,
  importMembers as importMembersCall,
  listImports,
  previewMembers as previewMembersCall,
  undoImport as undoImportCall,
} from '#contract/member-import.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { requireClubAdmin } from '../http/require.ts'
import { serve } from '../http/serve-call.ts'
import type { SignedIn } from '../http/session.ts'
import { importMembers } from './import-members.ts'
import { listClubImports } from './member-import.store.ts'
import { previewMembers } from './preview-members.ts'
import { readSheetFile, type Sheet } from './read-sheet.ts'
import { receiveSheet } from './receive-sheet.ts'
import { LARGEST_SHEET } from './sheet-fault.ts'
import { undoImport } from './undo-import.ts'

/** How other slices receive files, which app.ts hands over. */
export type UploadParts = {
  /** From here on this scope takes any body. */
  accept: (scope: FastifyInstance) => void
  stream: (request: FastifyRequest) => Readable
  /** Lets the rest of a refused body come, so that the browser reads why. */
  drain: (bytes: Readable, most: number) => void
  inPlace: <Result>(
    who: { viewer: SignedIn; request: FastifyRequest },
    receive: () => Promise<Result>,
  ) => Promise<Result>
}

export function memberImportRoutes(app: FastifyInstance, services: Services, uploads: UploadParts): void {
  const { db, sessions } = services

  /** Reads the file of a request for an administrator of the club, in a place of its own. */
  async function withSheet<Result>(
    { viewer, clubId, request }: { viewer: SignedIn; clubId: string; request: FastifyRequest },
    use: (sheet: Sheet) => Promise<Result>,
  ): Promise<Result> {
    const body = uploads.stream(request)
    try {
      requireClubAdmin(viewer, clubId)
      return await uploads.inPlace({ viewer, request }, async () =>
        use(await readSheetFile(await receiveSheet(request, body))),
      )
    } catch (error) {
      uploads.drain(body, 8 * LARGEST_SHEET)
      throw error
    }
  }

  void app.register((files, _options, done) => {
    uploads.accept(files)
    serve(files, sessions, previewMembersCall, async ({ viewer, params, query, request }) =>
      withSheet({ viewer, request, ...params }, (sheet) =>
        previewMembers(services, { ...params, sheet, reading: query }),
      ),
    )
    serve(files, sessions, importMembersCall, async ({ viewer, params, query, request }) => {
      const { ready, ...reading } = query
      return withSheet({ viewer, request, ...params }, (sheet) => {
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
    return undoImport(services, { viewer, ...params })
  })
}
