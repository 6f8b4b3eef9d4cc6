import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/deps.ts'
import { sweepAttempts } from './sweep-attempts.ts'
import { AttemptLimits } from './attempt-limits.ts'
import { deviceRoutes } from './session/devices.routes.ts'
import { mailedCodeRoutes } from './mailed-code/mailed-code.routes.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { providerRoutes } from './provider/provider.routes.ts'
import { refusePasswords } from './provider/refuse-passwords.ts'
import { ownAccountRoutes } from './own-account/own-account.routes.ts'
import { secondStepRoutes } from './second-step/second-step.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'

/** Everything under /api/auth: signing up, in and out, passwords, and the addresses that codes are mailed to. */
export function authRoutes(app: FastifyInstance, services: Services): void {
  const limits = new AttemptLimits(services)
  sweepAttempts(app, services)
  refusePasswords(app, services)
  sessionRoutes(app, services)
  deviceRoutes(app, services)
  signInRoutes(app, services, limits)
  providerRoutes(app, services, limits)
  mailedCodeRoutes(app, services, limits)
  ownAccountRoutes(app, services, limits)
  secondStepRoutes(app, services, limits)
  passkeyRoutes(app, services, limits)
}
