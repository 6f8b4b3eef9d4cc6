import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { appProcess } from './app-process.ts'
import { freePort } from '../free-port.ts'

test('when another server has taken the port, then the application does not count as ready', async () => {
  const port = await freePort()
  const other = createServer((_, response) => response.end())
  await once(other.listen(port, '127.0.0.1'), 'listening')
  onTestFinished(() => void other.close())
  const dataDir = await mkdtemp(join(tmpdir(), 'sc-port-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const app = appProcess({ port, env: { DATA_DIR: dataDir }, restarts: 1 })
  app.start()
  await expect(app.ready()).rejects.toThrow(`Port ${port} is in use by another program.`)
})
