import type { Pool } from 'pg'
import { overloadOf, type OverloadOf } from '#server/platform/http/load-shedding/overload.ts'
import type { Machine } from '#server/platform/http/machine-addresses.ts'

/** The secretary's laptop in the clubhouse's network. */
export const testMachine: Machine = () => ({
  hostname: 'clubhouse',
  interfaces: {
    eth0: [
      {
        address: '192.168.1.20',
        netmask: '255.255.255.0',
        cidr: '192.168.1.20/24',
        family: 'IPv4',
        mac: '02:00:00:00:00:01',
        internal: false,
      },
    ],
  },
})

/** Tests share few cores with much else and must not depend on how late their process is; their bursts are one address. */
export const onlyWhole: OverloadOf = (capacity) => {
  const { ordinary, scores } = overloadOf(capacity)
  return {
    measureLag: () => 0,
    ordinary: { ...ordinary, crowd: Infinity },
    scores: { ...scores, crowd: Infinity },
  }
}

export type Hearing = (payload: string) => Promise<unknown>

/** Waits until the application with this pool, made after this, has heard and handled a notice. */
export function hearingOf(pool: Pool): Hearing {
  const waiting = new Map<string, () => void>()
  /** The question may come later than the notice that it is about. */
  const early = new Set<string>()
  pool.on('connect', (client) => {
    client.on('notification', ({ payload = '' }) => {
      // Its own handlers are called after this one.
      setImmediate(() => {
        const resolve = waiting.get(payload)
        if (resolve) resolve()
        else if (payload.startsWith(TURN)) early.add(payload)
      })
    })
  })
  return async (payload) => {
    if (early.delete(payload)) return
    await new Promise<void>((resolve) => waiting.set(payload, resolve))
    waiting.delete(payload)
  }
}

/**
 * How many connections an application of the tests has: one that listens, and five for what is done at once. Each new one
 * makes its own caches and plans, so that a burst of a test over sixteen takes the two processors twice as long.
 */
export const TEST_CONNECTIONS = 6

/** The beginning of a notice that only tests send, before a request goes to the other process. */
export const TURN = 'turn '
