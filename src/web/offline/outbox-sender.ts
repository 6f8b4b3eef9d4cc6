import { entryFromWire } from '#contract/platform/wire-names.ts'
import { isHeld } from './kept/is-kept-waiting.ts'
import { lazyKeptSender } from './kept/lazy-kept-sender.ts'
import { nextBatch, type Batch } from './outbox.ts'
import type { OutboxPorts, SendReply } from './outbox-ports.ts'
import type { OutboxStorage, SnapshotStore } from './outbox-snapshot.ts'
import { withCounting } from './outbox-store.ts'
import type { SendFault } from './send-fault.ts'

/**
 * Sends what waits, all of it in one request where there is more than the scores of one round, and sets a timer for what has
 * to wait longer. What an answer of the club does to the entries is decided in send-fault.ts, propose-late.ts and outbox.ts.
 */
export function createSender(snapshot: SnapshotStore, storage: OutboxStorage, ports: OutboxPorts) {
  let isStopped = false
  let flushing: Promise<void> | undefined
  let isFlushWanted = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const kept = lazyKeptSender({ snapshot, storage, ports, dispatchFault })

  function dispatchFault(fault: SendFault) {
    snapshot.dispatch({ type: 'send_failed', fault, now: ports.now(), random: ports.random() })
  }

  async function keepRefusals(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const refusal = snapshot.get().outbox.entries.get(id)?.refusal
      if (refusal != null) await storage.write((store) => store.setRefusal(id, refusal))
    }
  }

  async function takeReply({ roundId }: Batch, ids: readonly string[], reply: SendReply): Promise<void> {
    const counting = reply.entries.map(entryFromWire)
    const acknowledged = reply.acknowledged.filter((id) => ids.includes(id))
    // Said first: a page that is left now would never say it.
    if (reply.late) snapshot.set({ late: reply.late(snapshot.get()) })
    await storage.settle(roundId, acknowledged, counting)
    // What is only proposed leaves the queue and does not count on the card.
    if (reply.late) for (const id of acknowledged) snapshot.dispatch({ type: 'discarded', id })
    snapshot.dispatch({ type: 'acknowledged', roundId, ids: reply.late ? [] : acknowledged, counting })
    const held = snapshot.get().rounds.get(roundId)
    if (held) snapshot.changeRounds({ put: [{ ...held, detail: withCounting(held.detail, counting) }] })
    // An answer that acknowledges nothing would have the same batch sent again at once, for ever.
    if (acknowledged.length === 0) dispatchFault({ kind: 'passing' })
  }

  async function sendBatch(batch: Batch): Promise<void> {
    const ids = batch.entries.map((entry) => entry.id)
    snapshot.dispatch({ type: 'sent', ids })
    let reply: SendReply
    try {
      reply = await ports.post(batch.roundId, batch.entries)
    } catch (fault) {
      dispatchFault(ports.toSendFault(fault))
      await keepRefusals(ids)
      return
    }
    await takeReply(batch, ids, reply)
  }

  /** Whether there was something to send. */
  async function sendNext(): Promise<boolean> {
    if (isStopped) return false
    if (await kept.sendNext()) return true
    const state = snapshot.get()
    const batch = nextBatch(state.outbox, ports.now(), (roundId) => isHeld(state, roundId))
    if (batch) await sendBatch(batch)
    return batch !== undefined
  }

  async function sendAll(): Promise<void> {
    await storage.addUnstored()
    await storage.read()
    while (await sendNext());
  }

  async function flushWhileWanted(): Promise<void> {
    try {
      while (isFlushWanted) {
        isFlushWanted = false
        await ports.runExclusively(sendAll)
      }
    } finally {
      flushing = undefined
      setTimer()
    }
  }

  function setTimer() {
    clearTimeout(timer)
    const { outbox } = snapshot.get()
    if (isStopped || outbox.isSignedOut || !kept.isAnythingLeft()) return
    timer = setTimeout(() => void flush(), Math.max(0, outbox.waitUntil - ports.now()))
  }

  /** Sends everything that may go now; while a flush runs, another one follows it. */
  async function flush(): Promise<void> {
    if (isStopped) return
    isFlushWanted = true
    flushing ??= flushWhileWanted()
    return flushing
  }

  return {
    flush,
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
