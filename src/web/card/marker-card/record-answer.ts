import { mintEntryId } from '#golf/card/entry-id.ts'
import type { HoleResult } from '#golf/card/hole-result.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'

type Answer = {
  roundId: string
  holeNumber: number
  result: HoleResult
  /** When the latest was said of the hole that this person has before their eyes. */
  seenAt: number
}

/**
 * An entry of a person who answers what others said of a hole. It is the later one whatever the clock of this phone says
 * (P6): ids rise on a phone, so one of the time that was seen is passed over.
 */
export function recordAnswer(runner: OutboxRunner, { roundId, holeNumber, result, seenAt }: Answer): void {
  const { storage } = runner.parts
  if (Date.now() <= seenAt) storage.setLastEntryId(mintEntryId(seenAt, storage.lastEntryId(), Math.random).id)
  void runner.record(roundId, holeNumber, result)
}
