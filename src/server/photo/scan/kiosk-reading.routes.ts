import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { KioskCard } from '#contract/card/kiosk-cards.ts'
import { readKioskProgress, readPhotoAtKiosk } from '#contract/photo/kiosk-reading.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { sharerOf, type Sharer } from '../../platform/http/load-shedding/shared-places.ts'
import { serveDevice } from '../../platform/http/serve-call.ts'
import { requirePoint } from '../../platform/rate-limits/require-point.ts'
import { previewCard, requireKiosk } from '../../card/card.ts'
import { photoBodies } from '../photo-bodies.ts'
import { readCard } from './read-card.ts'
import { toWireReading } from '#scan/to-wire-reading.ts'
import { countKioskScan } from './scan-limit.ts'
import type { QueuedReader } from './scan-readers.ts'
import { ScanSessions, type ScanSession } from './scan-sessions.ts'

type Kiosk = { id: string; clubId: string }

/**
 * A photo of the paper card, read for the one player who was chosen at a kiosk. Nothing of it is stored. The reader is the club's
 * own machine: at the bar nobody could agree for the player that a photo leaves the house.
 */
export function kioskReadingRoutes(
  app: FastifyInstance,
  services: Services,
  { reader }: { reader: QueuedReader },
): void {
  const identify = (request: FastifyRequest) => requireKiosk(services, request)
  const bodies = photoBodies(services)
  const scans = new ScanSessions(services)
  app.addHook('preClose', () => scans.close())

  void app.register((uploads, _options, done) => {
    bodies.accept(uploads)
    serveDevice(uploads, identify, readPhotoAtKiosk, async ({ device, params, query, request, reply }) => {
      try {
        return await scans.run(device.id, async (session) => {
          // The visit has ended: nobody waits for the answer, and the next player may want a photo read.
          reply.raw.once('close', () => session.end(new AppError('unavailable')))
          await requirePoint(services, ['kiosk-cards', device.id])
          const card = await previewCard(services, {
            ...{ ...params, clubId: device.clubId, courseId: query.courseId },
            competitionId: query.competitionId ?? null,
            teeId: query.teeId ?? null,
          })
          // A kiosk has the share of one person.
          const { address } = sharerOf(request, undefined)
          const sharer = { userId: device.id, address, clubId: device.clubId }
          const photo = await bodies.receive(request, sharer)
          return readInPlace(services, { reader, device, sharer, photo, card, session, log: request.log })
        })
      } catch (error) {
        bodies.refuse(request)
        throw error
      }
    })
    done()
  })

  serveDevice(app, identify, readKioskProgress, ({ device }) => scans.findProgress(device.id))
}

type Reading = {
  reader: QueuedReader
  device: Kiosk
  sharer: Sharer
  photo: Uint8Array
  card: KioskCard
  session: ScanSession
  log: FastifyRequest['log']
}

async function readInPlace(
  services: Services,
  { reader, device, sharer, photo, card, session, log }: Reading,
) {
  const place = reader.places.take(sharer)
  if ('full' in place) throw new AppError('scan_queue_full')
  try {
    await countKioskScan(services, device.id)
    const holes = card.terms.holes.map(({ holeNumber, par, handicapIndex }) => ({
      holeNumber,
      par,
      strokeIndex: handicapIndex,
    }))
    const reading = await readCard(reader, { photo, hint: { course: { holes } }, session, log })
    return toWireReading(reading, reader.reader.id)
  } finally {
    place.leave()
  }
}
