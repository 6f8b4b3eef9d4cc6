import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

// Says and hears what a web process of a group does (src/server/platform/processes/process-messages.ts), without a store and a port.
// It waits where the folder GATES has a file of that name: `prepare` before it says that it is prepared, `hand-over` before it ends,
// which it has begun once there is `handing-over`.
const passed = async (gate) => {
  while (existsSync(join(process.env.GATES, gate))) await delay(10)
}

const handOver = async () => {
  writeFileSync(join(process.env.GATES, 'handing-over'), '')
  await passed('hand-over')
  process.exit(0)
}

process.on('message', (message) => {
  if (message.do === 'serve') process.send({ say: 'serving' })
  if (message.do === 'hand_over') void handOver()
  if (message.do === 'stop') process.exit(0)
})
process.on('disconnect', () => process.exit(1))
await passed('prepare')
process.send({ say: 'prepared', hasClub: true })
