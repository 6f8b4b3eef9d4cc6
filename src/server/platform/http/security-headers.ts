import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * The camera is for photos of paper cards (src/web/photo/scan/on-phone). The product asks for none of the others; a page of
 * ours that was changed by somebody else may not either.
 */
export const PERMISSIONS_POLICY =
  'camera=(self), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()'

/**
 * Search engines list nothing of an installation but its public pages (`ReadyPages`) and their files, which take this off
 * again: the address of a board is passed on among people, and what it shows names them.
 */
export const UNLISTED = ['x-robots-tag', 'noindex'] as const

/**
 * The headers of every answer. The policy allows no inline style and no inline script but the one that sets the theme
 * before the first paint, by its hash; helmet's own defaults hold for the rest.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  {
    isHttps,
    scriptHashes,
    photoOrigins,
  }: {
    isHttps: boolean
    scriptHashes: readonly string[]
    /** Where photos go to and come from besides this server. */
    photoOrigins: readonly string[]
  },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...photoOrigins],
        connectSrc: ["'self'", ...photoOrigins],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        // On plain http in a club's own network there is nothing to upgrade to.
        upgradeInsecureRequests: isHttps ? [] : null,
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('permissions-policy', PERMISSIONS_POLICY).header(...UNLISTED)
    done()
  })
}
