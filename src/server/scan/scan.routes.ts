import type { FastifyInstance } from 'fastify'
import { processScorecard, readScanProgress, readScanReaders } from '#contract/scan.ts'
import type { Services } from '../deps.ts'
import { AppError, fieldError } from '../http/app-error.ts'
import { serve } from '../http/serve-call.ts'
import { readOwnPhoto, type ReadPhotoFile } from './own-photo.ts'
import { readCard } from './read-card.ts'
import { readingHint } from './reading-hint.ts'
import { toWireReading } from './reading-view.ts'
import { ScanDesk } from './scan-desk.ts'
import { scanLimit } from './scan-limit.ts'
import type { ScanReaders } from './scan-readers.ts'

/** Reading a card changes nothing: what a person takes over from it comes back as scores he entered (D30). */
export function scanRoutes(
  app: FastifyInstance,
  services: Services,
  { lanes, readFile }: Pick<ScanReaders, 'lanes'> & { readFile: ReadPhotoFile },
): void {
  const { sessions } = services
  const desk = new ScanDesk()
  const count = scanLimit(services.pool)
  app.addHook('preClose', () => desk.close())

  serve(app, sessions, processScorecard, async ({ viewer, body, request, reply }) => {
    const lane = lanes.find(({ reader }) => reader.id === (body.reader ?? 'local'))
    if (!lane) throw fieldError('reader', 'There is no such reader here.')
    return desk.alone(viewer.userId, async (turn) => {
      // Nobody waits for the answer any more: those behind move up.
      reply.raw.once('close', () => turn.end(new AppError('unavailable')))
      const photo = await readOwnPhoto(services, readFile, { viewer, fileName: body.fileName })
      const hint = await readingHint(services, { viewer, courseId: body.courseId, roundId: body.roundId })
      await count(viewer.userId)
      return toWireReading(await readCard(lane, { photo, hint, turn, log: request.log }), lane.reader.id)
    })
  })

  serve(app, sessions, readScanProgress, ({ viewer }) => Promise.resolve(desk.progressOf(viewer.userId)))

  const readers = lanes.map(({ reader, operator }) => ({
    id: reader.id,
    outside: operator !== undefined,
    ...(operator === undefined ? {} : { operator }),
  }))
  serve(app, sessions, readScanReaders, () => Promise.resolve(readers))
}
