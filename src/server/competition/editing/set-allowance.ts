import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { auditedCompetition } from '../audited-competition.ts'
import { updateCompetitionRow, type CompetitionRow } from '../competitions.store.ts'

/** In percent, with the reason for one that is not recommended. */
export type Allowance = Pick<CompetitionRow, 'allowancePercent' | 'allowanceReason'>

/** Gives a competition, which the caller has locked, another allowance: cards that begin from now on have it. */
export async function setAllowance(
  services: Services,
  tx: Transaction,
  input: { viewer: SignedIn; competition: CompetitionRow; allowance: Allowance; reason: string },
): Promise<void> {
  const { viewer, competition, allowance, reason } = input
  const { id, clubId } = competition
  await updateCompetitionRow(tx, id, allowance)
  await services.feed.announce(tx, { kind: 'competition', competitionId: id })
  await recordAction(services, tx, {
    by: viewer,
    clubId,
    action: 'competition.changed',
    objectId: id,
    reason,
    before: auditedCompetition(competition),
    after: auditedCompetition({ ...competition, ...allowance }),
  })
}
