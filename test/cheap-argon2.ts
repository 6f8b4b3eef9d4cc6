import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

/*
 * Stands in for @node-rs/argon2 in the tests of the server (vitest.config.ts): the same hashes at the least cost, which each
 * hash names, so that real ones are verified as well. The journeys' server does the same (e2e/support/cheap-argon2.cjs),
 * unless a journey starts one of its own.
 */

const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2

export const hash: typeof Argon2.hash = (password, options, signal) =>
  real.hash(password, { memoryCost: 8, timeCost: 1, ...options }, signal)
export const { verify } = real
