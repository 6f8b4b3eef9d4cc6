import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/deps.ts'
import { courseRoutes } from './courses.routes.ts'
import type { CardsOfDays } from './declare-days.ts'

/** Courses with their tees and holes, and the days on which they are not played for handicaps, which cards follow. */
export function registerCourseRoom(app: FastifyInstance, services: Services, cards: CardsOfDays): void {
  courseRoutes(app, services, cards)
}
