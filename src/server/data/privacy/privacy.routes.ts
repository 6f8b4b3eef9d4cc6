import type { FastifyInstance } from 'fastify'
import {
  downloadExport,
  eraseAccount,
  erasePartner as erasePartnerCall,
  getExport,
  requestExport as requestExportCall,
} from '#contract/data/privacy.ts'
import { getRetention, setRetention as setRetentionCall } from '#contract/data/retention.ts'
import type { Services } from '../../platform/deps.ts'
import { DueWork } from '../../platform/due-work.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { describeCall } from '../../platform/http/describe-api.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { requireSignedIn, serve } from '../../platform/http/serve-call.ts'
import { confirmItIsThem } from '../../identity/identity.ts'
import { consentRoutes } from './consents/consents.routes.ts'
import { erasePartner } from './erasure/erase-partner.ts'
import { erasePerson } from './erasure/erase-person.ts'
import { toWireExport } from './export/export-view.ts'
import { ExportMaker } from './export/export-maker.ts'
import { findLatestExport, findReadyExport } from './export/exports.store.ts'
import { sweepArchives } from './export/sweep-archives.ts'
import { requestExport } from './export/request-export.ts'
import { guardianRoutes } from './guardian/guardian.routes.ts'
import type { PrivacyFiles } from './privacy-files.ts'
import { removeNotedFiles } from './remove-files.ts'
import { cleanUpPeople } from './retention/clean-up-people.ts'
import { readRetention, setRetention } from './retention/set-retention.ts'

const REMOVE_FILES_MS = 10_000
const CLEAN_UP_MS = 3_600_000

/** What people ask about their own data, and the looks that delete what was kept long enough. */
export function privacyRoutes(app: FastifyInstance, services: Services, files: PrivacyFiles): void {
  exportRoutes(app, services, files)
  const run = async () => {
    await removeNotedFiles(services, { files, log: app.log })
  }
  const removals = new DueWork({ run, everyMs: REMOVE_FILES_MS, what: 'files to remove', log: app.log })
  removals.start()
  erasureRoutes(app, services, removals)
  retentionRoutes(app, services)
  consentRoutes(app, services)
  guardianRoutes(app, services)
  const timer = setInterval(() => {
    cleanUp(services, files).catch((error: unknown) => {
      app.log.error({ err: error }, 'what was kept long enough is not deleted yet')
    })
  }, CLEAN_UP_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await removals.stop()
  })
}

async function cleanUp(services: Services, files: PrivacyFiles): Promise<void> {
  await cleanUpPeople(services)
  await sweepArchives(services, files)
}

function exportRoutes(app: FastifyInstance, services: Services, files: PrivacyFiles): void {
  const { db, sessions } = services
  const maker = new ExportMaker({ ...services, files, log: app.log })
  maker.start()
  app.addHook('preClose', () => maker.stop())

  serve(app, sessions, getExport, async ({ viewer }) => {
    const latest = await findLatestExport(db, viewer.userId)
    return latest && latest.expiresAt > services.now() ? toWireExport(latest) : null
  })

  serve(app, sessions, requestExportCall, async ({ viewer }) => {
    const row = await requestExport(services, viewer)
    maker.wake()
    return toWireExport(row)
  })

  app.get<{ Params: { exportId: string } }>(
    downloadExport.path,
    {
      schema: {
        ...describeCall(downloadExport),
        params: downloadExport.params,
        produces: ['application/zip'],
      },
    },
    async (request, reply) => {
      const { userId } = await requireSignedIn(sessions, request)
      const found = await findReadyExport(db, { id: request.params.exportId, userId, now: services.now() })
      const archive = found && (await files.openArchive(found.id))
      if (!archive) throw new AppError('not_found')
      return reply
        .type('application/zip')
        .headers({
          'cache-control': 'no-store',
          'content-disposition': 'attachment; filename="scoreclub-data.zip"',
          'content-length': archive.length,
          'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(archive.bytes)
    },
  )
}

function erasureRoutes(app: FastifyInstance, services: Services, removals: DueWork): void {
  serve(app, services.sessions, eraseAccount, async ({ viewer, body, reply }) => {
    await confirmItIsThem(services, { viewer, password: body.password })
    if (body.email !== viewer.email.toLowerCase())
      throw fieldError('email', 'Type the e-mail address of this account.')
    await services.db.transaction((tx) => erasePerson(services, tx, viewer))
    services.sessions.forget(viewer.userId)
    removals.wake()
    // The browser forgets the cookie, the last user's name and the open card too.
    void reply.header('clear-site-data', '"cookies", "storage"')
    return { success: true as const }
  })

  serve(app, services.sessions, erasePartnerCall, async ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    return { cards: await erasePartner(services, { viewer, clubId: params.clubId, name: body.name }) }
  })
}

function retentionRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  serve(app, sessions, getRetention, async ({ viewer, params, query }) => {
    requireClubAdmin(viewer, params.clubId)
    return readRetention(services, db, { clubId: params.clubId, ...query })
  })

  serve(app, sessions, setRetentionCall, async ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    await setRetention(services, { viewer, clubId: params.clubId, body })
    return readRetention(services, db, { clubId: params.clubId })
  })
}
