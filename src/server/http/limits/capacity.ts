import { readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { errorCode } from '../../error-code.ts'

/** What this machine has for connections. */
export type Machine = { openFiles: number; memoryBytes: number }

/** How many may be there at once: connections, and event streams among them. */
export type Capacity = {
  connections: number
  /** Well below the whole, and enough for a club's Wi-Fi behind one address. */
  connectionsOfAddress: number
  streams: number
  streamsOfAddress: number
  streamsOfClub: number
  /** A person's own devices and tabs; the next one ends their oldest. */
  streamsOfPerson: number
}

/** Files of our own: the bundle, the connections to the store, photos that are being read, the log. */
const OWN_FILES = 256
/** An estimate on the safe side, with the buffers of the socket in the kernel. */
const BYTES_OF_CONNECTION = 40 * 1024
const MEMORY_SHARE = 0.25
const FILES_SHARE = 0.9
const STREAMS_SHARE = 0.8
const ADDRESS_SHARE = 1 / 4
const CLUB_SHARE = 1 / 2
const FEWEST = 64
const STREAMS_OF_PERSON = 20

/** The whole grows with the machine, unless `most` says what it is; every share is a part of it. */
export function capacityOf({ openFiles, memoryBytes }: Machine, most?: number): Capacity {
  const byFiles = (openFiles - OWN_FILES) * FILES_SHARE
  const byMemory = (memoryBytes * MEMORY_SHARE) / BYTES_OF_CONNECTION
  const connections = most ?? Math.max(FEWEST, Math.floor(Math.min(byFiles, byMemory)))
  const streams = Math.floor(connections * STREAMS_SHARE)
  const share = (whole: number, part: number) => Math.max(1, Math.floor(whole * part))
  return {
    connections,
    connectionsOfAddress: share(connections, ADDRESS_SHARE),
    streams,
    streamsOfAddress: share(streams, ADDRESS_SHARE),
    streamsOfClub: share(streams, CLUB_SHARE),
    streamsOfPerson: STREAMS_OF_PERSON,
  }
}

/** What the operating system and, in a container, its limits let this process have. */
export function measureMachine(): Machine {
  const constrained = process.constrainedMemory()
  const isConstrained = constrained > 0 && constrained < totalmem()
  return { openFiles: readOpenFiles(), memoryBytes: isConstrained ? constrained : totalmem() }
}

/** macOS, where Scoreclub is tried out, has no such file; its usual limit is this. */
const OPEN_FILES_ELSEWHERE = 10_240

function readOpenFiles(): number {
  try {
    const line = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    return line === undefined || line === 'unlimited' ? Infinity : Number(line)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return OPEN_FILES_ELSEWHERE
    throw error
  }
}
