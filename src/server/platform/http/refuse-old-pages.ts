import type { FastifyInstance } from 'fastify'
import { CONTRACT_HEADER, OLDEST_CONTRACT } from '#contract/platform/contract-version.ts'
import { proposeLateScores } from '#contract/card/late-scores.ts'
import { recordHoleEntries } from '#contract/card/rounds.ts'
import { sendKept } from '#contract/card/send-kept.ts'
import { AppError } from './app-error.ts'

/** What a phone has scored is taken from every version: its entries never change their shape without a new call. */
const taken: ReadonlySet<string | undefined> = new Set([
  recordHoleEntries.path,
  proposeLateScores.path,
  sendKept.path,
])

/** A page that has stayed open over releases is told so, instead of getting answers that it cannot read. */
export function refuseOldPages(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const spoken = request.headers[CONTRACT_HEADER]
    const isOld = spoken !== undefined && !(Number(spoken) >= OLDEST_CONTRACT)
    if (isOld && !taken.has(request.routeOptions.url)) done(new AppError('page_outdated'))
    else done()
  })
}
