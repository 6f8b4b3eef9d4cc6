import { sayChangeMisfit, sayPrizeMisfit } from '#domain/competition/change-misfits.ts'
import { catalogue } from '../catalogue.ts'

/** What hangs on a competition and does not fit it, or a change of it, with both facts. */
export const changeMisfitsText = catalogue('change-misfits', {
  say: sayChangeMisfit,
  prize: sayPrizeMisfit,
  prizeTitle: 'Nobody can win this prize',
})
