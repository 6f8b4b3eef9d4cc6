import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '../app-error.ts'
import type { Capacity } from './capacity.ts'
import { networkOf } from './network-of.ts'
import { refuseSocket } from './refuse-socket.ts'

/**
 * Refuses connections past the whole, and past the share of one address. Behind a proxy all come from its address, so
 * there only the whole counts.
 */
export function limitConnections(
  server: Server,
  capacity: Capacity,
  { isBehindProxy, isHttps }: { isBehindProxy: boolean; isHttps: boolean },
): void {
  const ofAddress = new Map<string, number>()
  let all = 0
  // The listener of Node's own that reads requests is there already; this one runs first.
  server.prependListener('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const present = ofAddress.get(address) ?? 0
    all += 1
    ofAddress.set(address, present + 1)
    socket.once('close', () => {
      all -= 1
      const left = (ofAddress.get(address) ?? 1) - 1
      if (left === 0) ofAddress.delete(address)
      else ofAddress.set(address, left)
    })
    const isTooMany =
      all > capacity.connections || (!isBehindProxy && present >= capacity.connectionsOfAddress)
    if (isTooMany) refuseSocket(socket, new AppError('overloaded'), { isHttps })
  })
}
