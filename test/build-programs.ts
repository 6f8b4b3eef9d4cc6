import { ensureServerBuilt, ensureTestProgramsBuilt } from '../scripts/ensure-built.mjs'

/** Once before tests that run programs beside themselves: the server and what only tests run (programs.vite.config.ts). */
export default async function setUp(): Promise<void> {
  await ensureServerBuilt()
  await ensureTestProgramsBuilt()
}
