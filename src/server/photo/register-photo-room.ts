import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/deps.ts'
import { crestRoutes } from './crest.routes.ts'
import { learningRoutes } from './learning/learning.routes.ts'
import type { Photos } from './open-photos.ts'
import { photoRoutes } from './photos.routes.ts'
import { courseCardRoutes } from './scan/courses/course-card.routes.ts'
import { kioskReadingRoutes } from './scan/kiosk-reading.routes.ts'
import { scanRoutes } from './scan/scan.routes.ts'

/** Photos as they are sent and kept, the cards that are read from them, and what a club learns from corrections. */
export function registerPhotoRoom(app: FastifyInstance, services: Services, photos: Photos): void {
  const { files, scan } = photos
  photoRoutes(app, services, photos)
  crestRoutes(app, services)
  scanRoutes(app, services, { ...scan, readFile: files.read })
  courseCardRoutes(app, services, { ...scan, readFile: files.read })
  learningRoutes(app, services, files)
  kioskReadingRoutes(app, services, { reader: scan.own, gate: scan.gate })
}
