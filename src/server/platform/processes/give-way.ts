import { setPriority } from 'node:os'

/** Writing scores comes before reading cards and printing. */
const NICE = 10

/** For the programs of process-pool.ts: the server goes first, and ends them when it has ended what it owes to its callers. */
export function giveWayToServer(): void {
  setPriority(NICE)
  // Ctrl-C in a terminal reaches every process.
  process.on('SIGINT', () => undefined)
}
