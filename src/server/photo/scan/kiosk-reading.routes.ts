import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { KioskCard } from '#contract/card/kiosk-cards.ts'
import { readKioskProgress, readPhotoAtKiosk } from '#contract/photo/kiosk-reading.ts'
import type { Services } from '../../platform/deps.ts'
import { sharerOf, type Sharer } from '../../platform/http/load-shedding/shared-places.ts'
import { serveDevice } from '../../platform/http/serve-call.ts'
import { requirePoint } from '../../platform/rate-limits/require-point.ts'
import { previewCard, requireKiosk } from '../../card/card.ts'
import { photoBodies } from '../photo-bodies.ts'
import type { ReadingGate, ReadingVisit } from './reading-gate.ts'
import { toWireReading } from '#scan/to-wire-reading.ts'
import type { QueuedReader } from './scan-readers.ts'

type Kiosk = { id: string; clubId: string }

/**
 * A photo of the paper card, read for the one player who was chosen at a kiosk. Nothing of it is stored. The reader is the club's
 * own machine: at the bar nobody could agree for the player that a photo leaves the house.
 */
export function kioskReadingRoutes(
  app: FastifyInstance,
  services: Services,
  { reader, gate }: { reader: QueuedReader; gate: ReadingGate },
): void {
  const identify = (request: FastifyRequest) => requireKiosk(services, request)
  const bodies = photoBodies(services)
  void app.register((uploads, _options, done) => {
    bodies.accept(uploads)
    serveDevice(uploads, identify, readPhotoAtKiosk, async ({ device, params, query, request, reply }) => {
      try {
        return await gate.enter({ owner: device.id, answer: reply.raw }, async (visit) => {
          await requirePoint(services, ['kiosk-cards', device.id])
          const card = await previewCard(services, {
            ...params,
            clubId: device.clubId,
            courseId: query.courseId,
            competitionId: query.competitionId ?? null,
            teeId: query.teeId ?? null,
          })
          // A kiosk has the share of one person.
          const { address } = sharerOf(request, undefined)
          const sharer = { userId: device.id, address, clubId: device.clubId }
          const photo = await bodies.receive(request, sharer)
          return readForPlayer({ reader, device, sharer, photo, card, visit, log: request.log })
        })
      } catch (error) {
        bodies.refuse(request)
        throw error
      }
    })
    done()
  })

  serveDevice(app, identify, readKioskProgress, ({ device }) => gate.findProgress(device.id))
}

type Reading = {
  reader: QueuedReader
  device: Kiosk
  sharer: Sharer
  photo: Uint8Array
  card: KioskCard
  visit: ReadingVisit
  log: FastifyRequest['log']
}

async function readForPlayer({ reader: queued, device, sharer, photo, card, visit, log }: Reading) {
  visit.takePlace(queued, sharer)
  await visit.count('kiosk-scans', device.id)
  const holes = card.terms.holes.map(({ holeNumber, par, handicapIndex }) => ({
    holeNumber,
    par,
    strokeIndex: handicapIndex,
  }))
  const { reader } = queued
  const reading = await visit.read(queued, log, (progress) =>
    reader.read(photo, { course: { holes } }, progress),
  )
  return toWireReading(reading, reader.id)
}
