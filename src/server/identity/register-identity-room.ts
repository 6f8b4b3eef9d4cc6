import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/deps.ts'
import { accessTokenRoutes } from './access-tokens/access-tokens.routes.ts'
import { authRoutes } from './auth.routes.ts'

/** Accounts, how people sign in, and the access tokens that they make. */
export function registerIdentityRoom(app: FastifyInstance, services: Services): void {
  authRoutes(app, services)
  accessTokenRoutes(app, services)
}
