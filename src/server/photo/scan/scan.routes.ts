import type { FastifyInstance } from 'fastify'
import type { AgreedLanguage } from '#contract/data/agreed/agreed-kinds.ts'
import { agreedOutsideReader } from '#contract/data/agreed/agreed-texts.ts'
import { processScorecard, readScanProgress, readScanReaders } from '#contract/photo/scan.ts'
import type { Services } from '../../platform/deps.ts'
import { fieldError } from '../../platform/http/app-error.ts'
import { sharerOf } from '../../platform/http/load-shedding/shared-places.ts'
import { serve } from '../../platform/http/serve-call.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { insertConsent } from '../../identity/identity.ts'
import { readOwnPhoto, type ReadPhotoFile } from './own-photo.ts'
import { readingHint } from './reading-hint.ts'
import { toWireReading } from '#scan/to-wire-reading.ts'
import type { QueuedReader, ScanReaders } from './scan-readers.ts'

/** Reading a card saves nothing: the scores that the person accepts come back as hole entries like any other (D30). */
export function scanRoutes(
  app: FastifyInstance,
  services: Services,
  { readers, gate, readFile }: Pick<ScanReaders, 'readers' | 'gate'> & { readFile: ReadPhotoFile },
): void {
  const { sessions } = services

  serve(app, sessions, processScorecard, async ({ viewer, body, request, reply }) => {
    const queuedReader = readers.find(({ reader }) => reader.id === (body.reader ?? 'local'))
    if (!queuedReader) throw fieldError('reader', 'There is no such reader here.')
    return gate.enter({ owner: viewer.userId, answer: reply.raw }, async (visit) => {
      visit.takePlace(queuedReader, sharerOf(request, viewer))
      const photo = await readOwnPhoto(services, readFile, { viewer, fileName: body.fileName })
      const hint = await readingHint(services, { viewer, courseId: body.courseId, roundId: body.roundId })
      await visit.count('scan-account', viewer.userId)
      await keepConsent(services, { viewer, reader: queuedReader, language: body.agreedIn })
      const { reader } = queuedReader
      const reading = await visit.read(queuedReader, request.log, (progress) =>
        reader.read(photo, hint, progress),
      )
      return toWireReading(reading, reader.id)
    })
  })

  serve(app, sessions, readScanProgress, ({ viewer }) => gate.findProgress(viewer.userId))

  const listed = readers.map(({ reader, operator }) => ({
    id: reader.id,
    outside: operator !== undefined,
    ...(operator === undefined ? {} : { operator }),
  }))
  serve(app, sessions, readScanReaders, () => Promise.resolve(listed))
}

/** That this photo may leave the house, as the person was told it. Before it does. */
async function keepConsent(
  { db, now }: Services,
  input: { viewer: SignedIn; reader: QueuedReader; language: AgreedLanguage | undefined },
): Promise<void> {
  const { viewer, reader, language } = input
  if (reader.operator === undefined) return
  const agreed = agreedOutsideReader(language ?? 'en', reader.operator)
  await db.transaction((tx) => insertConsent(tx, { userId: viewer.userId, agreed, now: now() }))
}
