import type { FastifyInstance } from 'fastify'
import { checkAuditLog, exportAuditLog, readAuditLog, type AuditEntry } from '#contract/platform/audit.ts'
import { auditActions, auditKinds } from '#contract/platform/audit-action.ts'
import type { Services } from '../deps.ts'
import { describeCall } from '../http/describe-api.ts'
import { requireClubAdmin } from '../http/require.ts'
import { requireSignedIn, serve } from '../http/serve-call.ts'
import { checkCards, checkChain } from './check-log.store.ts'
import { exportLog } from './export-log.ts'
import { listLog, type LogRow } from './read-log.store.ts'

const ROWS_LISTED = 50

export function auditRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  serve(app, sessions, readAuditLog, async ({ viewer, params, query }) => {
    requireClubAdmin(viewer, params.clubId)
    const { limit = ROWS_LISTED, ...filter } = query
    // One more than is listed shows whether there are more.
    const rows = await listLog(db, { ...filter, clubId: params.clubId }, limit + 1)
    const listed = rows.slice(0, limit)
    const next = rows.length > limit ? (listed.at(-1)?.log.seq ?? null) : null
    return { entries: listed.flatMap(toWireEntry), next }
  })

  serve(app, sessions, checkAuditLog, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    return { ...(await checkChain(db, params.clubId)), ...(await checkCards(db, params.clubId)) }
  })

  serveExport(app, services)
}

/** Sent as it is read from the store, so it is no reply that a schema shapes. */
function serveExport(app: FastifyInstance, services: Services): void {
  const { params, body, path } = exportAuditLog
  app.post<{ Params: { clubId: string }; Body: { format: 'csv' | 'jsonl' } }>(
    path,
    {
      schema: {
        ...describeCall(exportAuditLog),
        params,
        body,
        produces: ['text/csv', 'application/x-ndjson'],
      },
      onRequest: async (request) => void (await requireSignedIn(services.sessions, request)),
    },
    async (request, reply) => {
      const viewer = await requireSignedIn(services.sessions, request)
      const { clubId } = request.params
      const { format } = request.body
      requireClubAdmin(viewer, clubId)
      const text = await exportLog(services, { viewer, clubId, format })
      return reply
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8')
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="audit-log.${format}"`,
        })
        .send(text)
    },
  )
}

/** An action of a later version that this one does not know is left out. */
function toWireEntry({ log, actorName, subjectName, objectName }: LogRow): AuditEntry[] {
  const action = auditActions.find((one) => one === log.action)
  const objectKind = auditKinds.find((one) => one === log.objectKind)
  if (!action || !objectKind) return []
  return [
    {
      seq: log.seq,
      at: log.at.toISOString(),
      actor: log.actorId === null ? null : { id: log.actorId, name: actorName },
      role: log.actorRole,
      action,
      objectKind,
      objectId: log.objectId,
      objectName,
      subject: log.subjectId === null ? null : { id: log.subjectId, name: subjectName },
      before: log.before,
      after: log.after,
      reason: log.reason,
      isReasonErased: log.reason === null && log.reasonHash !== null,
      requestId: log.requestId,
      hash: log.hash,
    },
  ]
}
