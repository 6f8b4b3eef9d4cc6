import { sayChangeMismatch, sayPrizeMismatch } from '#golf/competition/change-mismatches.ts'
import { catalogue } from '../../catalogue.ts'

/** What hangs on a competition and does not fit it, or a change of it, with both facts. */
export const changeMismatchesText = catalogue('change-mismatches', {
  say: sayChangeMismatch,
  prize: sayPrizeMismatch,
  prizeTitle: 'Nobody can win this prize',
})
