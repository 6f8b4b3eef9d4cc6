import { changeMisfit } from '#contract/change-misfits.ts'
import { changeMisfitsText as text } from '#web/messages/en/change-misfits.ts'
import type { RefusalWords } from './field-errors.ts'

const say = ({ misfit }: Readonly<Record<string, unknown>>) => {
  const read = changeMisfit.safeParse(misfit)
  return read.success ? text.say(read.data) : undefined
}

/** Words for a change of a competition that something which hangs on it would no longer fit. */
export const misfitReasons: RefusalWords = {
  misfit_starts: say,
  misfit_tee: say,
  misfit_hidden_holes: say,
  misfit_prize: say,
  misfit_divisions: say,
  misfit_matches: say,
}
