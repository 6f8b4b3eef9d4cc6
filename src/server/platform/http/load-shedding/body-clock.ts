import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { refuseSocket } from './refuse-socket.ts'

/** How long a body may take before any of it counts. */
const GRACE_MS = { signedIn: 15_000, signedOut: 8_000, answered: 3_000 }
/** Each kilobyte that came gives more time: a photo over a slow line is let through, a byte every two seconds is not. */
const BYTES_PER_MS = 4
const SWEEP_MS = 1_000

type Arriving = {
  request: FastifyRequest
  reply: FastifyReply
  socket: Socket
  since: number
  bytesBefore: number
}

/**
 * Cuts bodies that come too slowly, and what still comes after a request was refused. One sweep a second looks at the
 * bodies under way, so a request costs no timer.
 */
export function cutSlowBodies(
  app: FastifyInstance,
  {
    isSignedIn,
    isHttps,
    graceMs = GRACE_MS,
    sweepMs = SWEEP_MS,
  }: {
    isSignedIn: (request: FastifyRequest) => boolean
    isHttps: boolean
    graceMs?: typeof GRACE_MS
    sweepMs?: number
  },
): void {
  const arriving = new Set<Arriving>()

  app.addHook('onRequest', (request, reply, done) => {
    const { headers, socket } = request.raw
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    // A request that a test injects has no socket of the network.
    if (hasBody && socket instanceof Socket)
      arriving.add({ request, reply, socket, since: performance.now(), bytesBefore: socket.bytesRead })
    done()
  })

  const sweep = setInterval(() => {
    for (const one of arriving) {
      const { request, reply, socket, since, bytesBefore } = one
      if (request.raw.complete || socket.destroyed) {
        arriving.delete(one)
        continue
      }
      const isAnswered = reply.raw.headersSent
      const grace = isAnswered ? graceMs.answered : isSignedIn(request) ? graceMs.signedIn : graceMs.signedOut
      if (performance.now() - since < grace + (socket.bytesRead - bytesBefore) / BYTES_PER_MS) continue
      arriving.delete(one)
      if (isAnswered) socket.destroy()
      else refuseSocket(socket, new AppError('request_too_slow'), { isHttps })
    }
  }, sweepMs)
  sweep.unref()
  app.addHook('onClose', () => {
    clearInterval(sweep)
  })
}
