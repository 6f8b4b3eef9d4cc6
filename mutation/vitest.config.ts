import { defineConfig } from 'vitest/config'
import base from '../vitest.config.ts'

/** Changed code is slower, and Stryker has limits of its own. */
const testTimeout = 600_000

/** The tests of the zone whose mutants are tried. */
const isServer = process.env.MUTATION_ZONE === 'server'
const projects = (base.test?.projects ?? []).filter(
  (project) =>
    typeof project === 'object' &&
    'test' in project &&
    project.test?.name === (isServer ? 'server' : 'rules'),
)
const ofDomain = ['src/domain/**/*.test.ts', 'scripts/conformance/*.test.ts']

export default defineConfig({
  test: {
    projects: projects.map((project) => {
      const test = typeof project === 'object' && 'test' in project ? project.test : {}
      return { test: { ...test, testTimeout, ...(isServer ? {} : { include: ofDomain }) } }
    }),
  },
})
