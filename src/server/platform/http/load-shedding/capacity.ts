import { readFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { errorCode } from '../../error-code.ts'
import type { Shares } from './shared-places.ts'

/** What this machine has for those who come. */
export type Machine = { openFiles: number; memoryBytes: number; cores: number }

/** How many may be there at once: connections, event streams among them, requests under way, and photos that arrive. */
export type Capacity = {
  connections: number
  /** Well below the whole, and enough for a club's Wi-Fi behind one address. */
  connectionsOfAddress: number
  streams: number
  streamsOfAddress: number
  streamsOfClub: number
  /** A person's own devices and tabs; the next one ends their oldest. */
  streamsOfPerson: number
  /** Calls that are being answered, scores of cards among them. */
  requests: Shares
  /** Scores may take places where other calls may not any more. */
  scores: Shares
  uploads: Shares
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
/** How long they wait is limited apart from this (overload.ts): here it is the memory that they hold, some 50 KiB each. */
const REQUESTS_OF_CORE = 500
const SCORES_OF_CORE = 1_000
/** A page asks for a dozen things at once, and a person has more than one device. */
const REQUESTS_OF_PERSON = 40
/** A photo that arrives costs a file and a few buffers; the pictures themselves are decoded one for each core. */
const BYTES_OF_UPLOAD = 64 * 1024 * 1024
const FEWEST_UPLOADS = 64
const UPLOADS_OF_PERSON = 3

/** The part of the whole that one address and one club may have: an address is a club's Wi-Fi, so it has much of it too. */
export function sharesOf(whole: number, ofPerson: number, { address = ADDRESS_SHARE } = {}): Shares {
  return { whole, ofPerson, ofAddress: share(whole, address), ofClub: share(whole, CLUB_SHARE) }
}

function share(whole: number, part: number): number {
  return Math.max(1, Math.floor(whole * part))
}

/** The whole grows with the machine, unless `most` says what it is; every share is a part of it. */
export function capacityOf({ openFiles, memoryBytes, cores }: Machine, most?: number): Capacity {
  const byFiles = (openFiles - OWN_FILES) * FILES_SHARE
  const byMemory = (memoryBytes * MEMORY_SHARE) / BYTES_OF_CONNECTION
  const connections = most ?? Math.max(FEWEST, Math.floor(Math.min(byFiles, byMemory)))
  const streams = Math.floor(connections * STREAMS_SHARE)
  const uploads = Math.max(FEWEST_UPLOADS, Math.floor(memoryBytes / BYTES_OF_UPLOAD))
  const parallel = Math.max(2, cores)
  return {
    connections,
    connectionsOfAddress: share(connections, ADDRESS_SHARE),
    streams,
    streamsOfAddress: share(streams, ADDRESS_SHARE),
    streamsOfClub: share(streams, CLUB_SHARE),
    streamsOfPerson: STREAMS_OF_PERSON,
    requests: sharesOf(REQUESTS_OF_CORE * parallel, REQUESTS_OF_PERSON),
    scores: sharesOf(SCORES_OF_CORE * parallel, REQUESTS_OF_PERSON),
    uploads: sharesOf(uploads, UPLOADS_OF_PERSON),
  }
}

/** What the operating system and, in a container, its limits let this process have. */
export function measureMachine(): Machine {
  const constrained = process.constrainedMemory()
  const isConstrained = constrained > 0 && constrained < totalmem()
  const memoryBytes = isConstrained ? constrained : totalmem()
  return { openFiles: readOpenFiles(), memoryBytes, cores: availableParallelism() }
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
