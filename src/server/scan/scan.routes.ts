import type { FastifyInstance } from 'fastify'
import { agreedOutsideReader } from '#domain/agreed/agreed-texts.ts'
import { processScorecard, readScanProgress, readScanReaders } from '#contract/scan.ts'
import type { Services } from '../deps.ts'
import { AppError, fieldError } from '../http/app-error.ts'
import { serve } from '../http/serve-call.ts'
import { insertConsent } from '../privacy/consents/consents.store.ts'
import { readOwnPhoto, type ReadPhotoFile } from './own-photo.ts'
import { readCard } from './read-card.ts'
import { readingHint } from './reading-hint.ts'
import { toWireReading } from './reading-view.ts'
import { ScanSessions } from './scan-sessions.ts'
import { countScan } from './scan-limit.ts'
import type { ScanReaders } from './scan-readers.ts'

/** Reading a card saves nothing: the scores that the person accepts come back as hole entries like any other (D30). */
export function scanRoutes(
  app: FastifyInstance,
  services: Services,
  { readers, readFile }: Pick<ScanReaders, 'readers'> & { readFile: ReadPhotoFile },
): void {
  const { sessions } = services
  const scans = new ScanSessions()
  app.addHook('preClose', () => scans.close())

  serve(app, sessions, processScorecard, async ({ viewer, body, request, reply }) => {
    const queuedReader = readers.find(({ reader }) => reader.id === (body.reader ?? 'local'))
    if (!queuedReader) throw fieldError('reader', 'There is no such reader here.')
    return scans.run(viewer.userId, async (session) => {
      // The person has gone away: the next in the queue need not wait for an answer that nobody gets.
      reply.raw.once('close', () => session.end(new AppError('unavailable')))
      const photo = await readOwnPhoto(services, readFile, { viewer, fileName: body.fileName })
      const hint = await readingHint(services, { viewer, courseId: body.courseId, roundId: body.roundId })
      await countScan(services, viewer.userId)
      if (queuedReader.operator !== undefined) {
        const agreed = agreedOutsideReader(body.agreedIn ?? 'en', queuedReader.operator)
        await services.db.transaction((tx) =>
          insertConsent(tx, { userId: viewer.userId, agreed, now: services.now() }),
        )
      }
      const reading = await readCard(queuedReader, { photo, hint, session, log: request.log })
      return toWireReading(reading, queuedReader.reader.id)
    })
  })

  serve(app, sessions, readScanProgress, ({ viewer }) => Promise.resolve(scans.findProgress(viewer.userId)))

  const listed = readers.map(({ reader, operator }) => ({
    id: reader.id,
    outside: operator !== undefined,
    ...(operator === undefined ? {} : { operator }),
  }))
  serve(app, sessions, readScanReaders, () => Promise.resolve(listed))
}
