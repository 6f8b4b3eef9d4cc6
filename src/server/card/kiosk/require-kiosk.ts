import type { FastifyRequest } from 'fastify'
import { kioskState } from '#contract/card/kiosk-state.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { kioskTokenHash } from './kiosk-token.ts'
import { readKioskCookie } from './kiosk-cookie.ts'
import { changeKiosk, findKioskOfToken } from './kiosks.store.ts'

const MINUTE_MS = 60_000

/** A tablet that asks: what it is called, and the only club that it may see. */
export type OpenKiosk = {
  id: string
  name: string
  clubId: string
  club: NonNullable<Awaited<ReturnType<typeof findKioskOfToken>>>['club']
  requestId: string
}

/** The kiosk of a request; throws 401 when its browser is none. */
export function requireKiosk(services: Services, request: FastifyRequest): Promise<OpenKiosk> {
  const token = readKioskCookie(request, services.config)
  return requireOpenKiosk(services, { token, requestId: request.id })
}

/** Read from the store each time, so that a withdrawn kiosk is refused at once. */
export async function requireOpenKiosk(
  services: Pick<Services, 'db' | 'now'>,
  { token, requestId }: { token: string | undefined; requestId: string },
): Promise<OpenKiosk> {
  const { db } = services
  const now = services.now()
  const found = token === undefined ? undefined : await findKioskOfToken(db, kioskTokenHash('device', token))
  if (!found || kioskState(found.kiosk, now) !== 'open') throw new AppError('kiosk_closed')
  const { kiosk, club } = found
  if (now.getTime() - (kiosk.lastUsedAt?.getTime() ?? 0) > MINUTE_MS)
    await changeKiosk(db, kiosk.id, { lastUsedAt: now })
  return { id: kiosk.id, name: kiosk.name, clubId: club.id, club, requestId }
}
