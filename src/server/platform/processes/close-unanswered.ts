import type { Worker } from 'node:cluster'
import { z } from 'zod'

/** What Node's cluster says to a process with a connection for it, and what that answers once it has it. */
const handing = z.object({ act: z.literal('newconn'), seq: z.number() })
const taken = z.object({ ack: z.number() })
type Closable = { close: () => void }

/**
 * Node's cluster keeps a connection open until the process that it hands it to has answered. When that process dies before, it
 * forgets the connection, and whoever made it would wait for ever; here it is closed, so that they ask again.
 */
export function closeUnanswered({ process: child }: Pick<Worker, 'process'>): void {
  const open = new Map<number, Closable>()
  const send = child.send.bind(child)
  const sendAndRemember = (...given: unknown[]): unknown => {
    const [message, handle] = given
    const named = handing.safeParse(message)
    if (named.success && isClosable(handle)) open.set(named.data.seq, handle)
    return Reflect.apply(send, undefined, given)
  }
  Object.assign(child, { send: sendAndRemember })
  child.on('internalMessage', (message: unknown) => {
    const answer = taken.safeParse(message)
    if (answer.success) open.delete(answer.data.ack)
  })
  child.once('exit', () => {
    for (const handle of open.values()) handle.close()
    open.clear()
  })
}

function isClosable(value: unknown): value is Closable {
  return typeof value === 'object' && value !== null && 'close' in value && typeof value.close === 'function'
}
