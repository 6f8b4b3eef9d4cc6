import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runFuzz } from '#test/fuzz/run-fuzz.ts'
import { times } from '#test/long-form.ts'
import { startTestServer, type TestServer } from '#test/server.ts'

/*
 * Generated requests, valid, nearly valid and hostile, to every call of the contract as every kind of person. The seed is
 * printed; FUZZ_SEED and FUZZ_REQUESTS run other requests, or more of them (`npm run bench fuzz`). The seed is the same in
 * every run, so that a change fails for what it changed and not for what nobody had met before.
 */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)
const count = Number(process.env.FUZZ_REQUESTS ?? times(1_000, 5_000))
const MS_FOR_EACH = 200

let server: TestServer

beforeAll(async () => {
  const scanProcess = fileURLToPath(new URL('../../test/fake-scan-process.ts', import.meta.url))
  // What went wrong is in the answers; the log would repeat each hostile request.
  server = await startTestServer(undefined, { LOG_LEVEL: 'silent' }, { scanProcess, sendsMail: false })
})
afterAll(() => server.close())

test(
  `${count} generated requests with FUZZ_SEED=${seed}: nothing breaks, nothing leaks`,
  { timeout: 60_000 + count * MS_FOR_EACH, tags: ['smaller-here'] },
  async () => {
    const report = await runFuzz(server, { seed, count })
    const { faults, ...figures } = report
    console.info(`FUZZ_SEED=${seed}`, JSON.stringify(figures))
    if (process.env.FUZZ_REPORT) writeFileSync(process.env.FUZZ_REPORT, JSON.stringify({ seed, ...report }))
    expect(faults.slice(0, 20).join('\n\n')).toBe('')
    expect(report.tried).toBe(count)
  },
)
