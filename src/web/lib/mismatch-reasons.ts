import { changeMismatch } from '#contract/competition/change-mismatches.ts'
import { changeMismatchesText as text } from '#web/messages/en/competition/change-mismatches.online.ts'
import type { RefusalWords } from './field-errors.ts'

const say = ({ mismatch }: Readonly<Record<string, unknown>>) => {
  const read = changeMismatch.safeParse(mismatch)
  return read.success ? text.say(read.data) : undefined
}

/** Words for a change of a competition that something which hangs on it would no longer fit. */
export const mismatchReasons: RefusalWords = {
  mismatch_starts: say,
  mismatch_tee: say,
  mismatch_hidden_holes: say,
  mismatch_prize: say,
  mismatch_divisions: say,
  mismatch_closed_holes: say,
  mismatch_matches: say,
}
