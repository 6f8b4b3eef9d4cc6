import type { FastifyInstance } from 'fastify'
import { readCourseCard } from '#contract/course/course-card.ts'
import type { Services } from '../../../platform/deps.ts'
import { sharerOf } from '../../../platform/http/load-shedding/shared-places.ts'
import { requireClubAdmin } from '../../../platform/http/require.ts'
import { serve } from '../../../platform/http/serve-call.ts'
import { toWireCourseReading } from './course-card-view.ts'
import { readOwnPhoto, type ReadPhotoFile } from '../own-photo.ts'
import type { ScanReaders } from '../scan-readers.ts'

/**
 * The course on its printed card, read by the club's own machine with the queue and limits of every scan; the same call tells how
 * far it is. It saves nothing: what the administrator accepts is sent as a new course.
 */
export function courseCardRoutes(
  app: FastifyInstance,
  services: Services,
  { own, gate, readFile }: Pick<ScanReaders, 'own' | 'gate'> & { readFile: ReadPhotoFile },
): void {
  serve(app, services.sessions, readCourseCard, async ({ viewer, params, body, request, reply }) => {
    requireClubAdmin(viewer, params.clubId)
    return gate.enter({ owner: viewer.userId, answer: reply.raw }, async (visit) => {
      visit.takePlace(own, sharerOf(request, viewer))
      const photo = await readOwnPhoto(services, readFile, { viewer, fileName: body.fileName })
      await visit.count('scan-account', viewer.userId)
      const reading = await visit.read(own, request.log, (progress) => own.reader.readCourse(photo, progress))
      return toWireCourseReading(reading)
    })
  })
}
