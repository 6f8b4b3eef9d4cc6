import type { FastifyInstance } from 'fastify'
import { readCourseCard } from '#contract/course/course-card.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sharerOf } from '../../../platform/http/load-shedding/shared-places.ts'
import { requireClubAdmin } from '../../../platform/http/require.ts'
import { serve } from '../../../platform/http/serve-call.ts'
import { toWireCourseReading } from './course-card-view.ts'
import { readOwnPhoto, type ReadPhotoFile } from '../own-photo.ts'
import { readInQueue } from '../read-in-queue.ts'
import { countScan } from '../scan-limit.ts'
import type { OwnReader } from '../scan-readers.ts'
import { ScanSessions } from '../scan-sessions.ts'

/**
 * The course on its printed card, read by the club's own machine with the queue and limits of every scan; the same call tells how
 * far it is. It saves nothing: what the administrator accepts is sent as a new course.
 */
export function courseCardRoutes(
  app: FastifyInstance,
  services: Services,
  { own, readFile }: { own: OwnReader; readFile: ReadPhotoFile },
): void {
  const scans = new ScanSessions(services)
  app.addHook('preClose', () => scans.close())

  serve(app, services.sessions, readCourseCard, async ({ viewer, params, body, request, reply }) => {
    requireClubAdmin(viewer, params.clubId)
    return scans.run(viewer.userId, async (session) => {
      const place = own.places.take(sharerOf(request, viewer))
      if ('full' in place) throw new AppError('scan_queue_full')
      // The person has gone away: the next in the queue need not wait for an answer that nobody gets.
      reply.raw.once('close', () => session.end(new AppError('unavailable')))
      try {
        const photo = await readOwnPhoto(services, readFile, { viewer, fileName: body.fileName })
        await countScan(services, viewer.userId)
        const reading = await readInQueue(
          { ...own, id: own.reader.id },
          { read: (progress) => own.reader.readCourse(photo, progress), session, log: request.log },
        )
        return toWireCourseReading(reading)
      } finally {
        place.leave()
      }
    })
  })
}
