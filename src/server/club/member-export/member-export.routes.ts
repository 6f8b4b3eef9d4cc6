import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import { exportMembers as exportMembersCall } from '#contract/club/member-export.ts'
import type { Services } from '../../platform/deps.ts'
import { describeCall } from '../../platform/http/describe-api.ts'
import { preferredLanguage } from '../../platform/http/ready-pages.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { requireSignedIn } from '../../platform/http/serve-call.ts'
import { exportMembers } from './export-members.ts'
import { exportLanguages, exportWordsIn } from './export-words.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Sent as it is read from the store, so it is no reply that a schema shapes. */
export function memberExportRoutes(app: FastifyInstance, services: Services): void {
  const { params, body, path } = exportMembersCall
  app.post<{ Params: { clubId: string }; Body: z.infer<typeof body> }>(
    path,
    {
      schema: { ...describeCall(exportMembersCall), params, body, produces: Object.values(types) },
      onRequest: async (request) => void (await requireSignedIn(services.sessions, request)),
    },
    async (request, reply) => {
      const viewer = await requireSignedIn(services.sessions, request)
      const { clubId } = request.params
      const { format, ...filter } = request.body
      requireClubAdmin(viewer, clubId)
      const words = exportWordsIn(preferredLanguage(request.headers['accept-language'], exportLanguages))
      const file = await exportMembers(services, { viewer, format, words, filter: { clubId, ...filter } })
      return reply
        .type(types[format])
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="members.${format}"`,
        })
        .send(file)
    },
  )
}
