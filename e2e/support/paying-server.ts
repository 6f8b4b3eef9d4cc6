import { startCardProcessor, type CardProcessorServer } from '../../test/card-processor.ts'
import { freePort } from '../../test/free-port.ts'
import { CHEAP_ARGON2, startServer, type RunningServer } from './running-server.ts'

export type PayingServer = RunningServer & { processor: CardProcessorServer }

/** The built application with a card processor that the tests play. */
export async function startPayingServer(): Promise<PayingServer> {
  const processor = await startCardProcessor()
  const port = await freePort()
  const env = { PORT: String(port), ...processor.env(`http://127.0.0.1:${port}`) }
  const server = await startServer(env, CHEAP_ARGON2)
  return {
    ...server,
    processor,
    stop: async () => {
      await server.stop()
      await processor.close()
    },
  }
}
