/*
 * Loaded before the built server of most journeys (fixtures.ts): it hashes passwords as ever, but at the least cost, which each
 * hash names. Servers that a journey starts for itself, such as that of first-hour.spec.ts, hash at the real cost.
 */
const argon2 = require('@node-rs/argon2')

const { hash } = argon2
argon2.hash = (password, options, signal) =>
  hash(password, { memoryCost: 8, timeCost: 1, ...options }, signal)
