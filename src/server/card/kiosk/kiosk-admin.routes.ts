import type { FastifyInstance } from 'fastify'
import { addKiosk as addCall, listKiosks, withdrawKiosk as withdrawCall } from '#contract/card/kiosks.ts'
import type { Services } from '../../platform/deps.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { addKiosk } from './add-kiosk.ts'
import { toWireKiosk } from './kiosk-view.ts'
import { listClubKiosks } from './kiosks.store.ts'
import { withdrawKiosk } from './withdraw-kiosk.ts'

/** The tablets of a club, for its administrators. */
export function kioskAdminRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions, now } = services

  serve(app, sessions, listKiosks, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    return { kiosks: (await listClubKiosks(db, params.clubId)).map((row) => toWireKiosk(row, now())) }
  })

  serve(app, sessions, addCall, async ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    const { row, link } = await addKiosk(services, { viewer, clubId: params.clubId, name: body.name })
    return { kiosk: toWireKiosk(row, now()), link }
  })

  serve(app, sessions, withdrawCall, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    return toWireKiosk(await withdrawKiosk(services, { viewer, ...params }), now())
  })
}
