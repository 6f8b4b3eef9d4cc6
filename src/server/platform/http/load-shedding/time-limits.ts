import type { FastifyServerOptions } from 'fastify'

/**
 * How long a client may take, whatever it sends (decision record 26), and what Node leaves to us. Bodies have a closer limit of their own
 * (`cutSlowBodies`).
 */
export const timeLimits = {
  /** A whole request: a photo of 10 MiB over a slow line. */
  requestTimeout: 360_000,
  /** Longer than the 60 s after which proxies give an idle connection up, so that they are the ones who close it. */
  keepAliveTimeout: 72_000,
  /** A connection on which nothing moves: a client that does not read its answer. A reading of a card may wait that long. */
  connectionTimeout: 400_000,
  http: {
    headersTimeout: 15_000,
    connectionsCheckingInterval: 3_000,
    // Node would refuse a request without one itself, without our words and headers (`requireOneHost`).
    requireHostHeader: false,
  },
} satisfies FastifyServerOptions & { http: object }
