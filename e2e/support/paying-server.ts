import { startCardProcessor, type CardProcessorServer } from '../../test/card-processor.ts'
import { freePort } from '../../test/free-port.ts'
import { test as base } from './fixtures.ts'
import { startServer } from './running-server.ts'

/** Tests of the built application with a card processor that the tests play. */
export const test = base.extend<object, { processor: CardProcessorServer }>({
  processor: [
    async ({}, use) => {
      const processor = await startCardProcessor()
      await use(processor)
      await processor.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ processor }, use) => {
      const port = await freePort()
      const server = await startServer({ PORT: String(port), ...processor.env(`http://127.0.0.1:${port}`) })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})
