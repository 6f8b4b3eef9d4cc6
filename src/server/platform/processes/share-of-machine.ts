import type { Machine } from '../http/load-shedding/capacity.ts'

/** The fastest measured for score writes on two cores; more of them only wait for each other. */
const CONNECTIONS = 16
/** One listens for changes for good, and a backup or a migration holds another. */
const FEWEST_CONNECTIONS = 5
/** Each process asks over one more whether the store can do its work (platform/db/store-probe.ts). */
const CONNECTIONS_BESIDE = 1
/** A restart has the successor and the old one there for a minute, and one that died may be replaced meanwhile. */
const SUCCESSORS = 2
/** For what has connections of its own: a backup, the commands of the operator, and what PostgreSQL keeps for superusers. */
const CONNECTIONS_OF_OTHERS = 20
/** As PostgreSQL has it: more than one process needs. */
const FEWEST_OF_STORE = 100

/** The part of the machine that one of so many web processes counts as its own. Files may be open for each process apart. */
export function shareOfMachine({ openFiles, memoryBytes, cores }: Machine, processes: number): Machine {
  return { openFiles, memoryBytes: memoryBytes / processes, cores: shareOfCores(cores, processes) }
}

/** At least one: a process without a core to itself still reads photos, after the others. */
export function shareOfCores(cores: number, processes: number): number {
  return Math.max(1, Math.floor(cores / processes))
}

/** How many connections to the store one of so many web processes of a machine opens at most. */
export function shareOfConnections(processes: number): number {
  return Math.max(FEWEST_CONNECTIONS, Math.ceil(CONNECTIONS / processes))
}

/** How many connections the store takes that so many web processes have for themselves. */
export function connectionsOfStore(processes: number): number {
  const ofEach = shareOfConnections(processes) + CONNECTIONS_BESIDE
  return Math.max(FEWEST_OF_STORE, (processes + SUCCESSORS) * ofEach + CONNECTIONS_OF_OTHERS)
}
