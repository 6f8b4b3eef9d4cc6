import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

/*
 * Stands in for @node-rs/argon2 in the tests of the server (vitest.config.ts): the same hashes at the least cost, which each
 * hash names, so that real ones are verified as well. The journeys run the built server, which hashes at the real cost.
 */

const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2

export const hash: typeof Argon2.hash = (password, options, signal) =>
  real.hash(password, { memoryCost: 8, timeCost: 1, ...options }, signal)
export const { verify } = real
