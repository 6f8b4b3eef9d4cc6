import type { AgreedLanguage } from '#contract/data/agreed/agreed-kinds.ts'
import { agreedChildAccount } from '#contract/data/agreed/agreed-texts.ts'
import type { GuardianAnswer } from '#contract/data/guardian-answer.ts'
import { moveUpReserves, withdrawFromOpenCompetitions } from '../../../competition/competition.ts'
import type { Transaction } from '../../../platform/db/transaction.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { lockDrawsWithdrawnFrom, settleBracket } from '../../../match/match.ts'
import {
  findGuardianByLink,
  insertConsent,
  listClubsOfChild,
  saveGuardianAnswer,
} from '../../../identity/identity.ts'
import { mailGuardian, recordAtClubs, TAKE_BACK_DAYS } from './ask-guardian.ts'
import { hashGuardianLink, newGuardianLink } from './guardian-link.ts'

const DAY_MS = 24 * 3_600_000

/**
 * The guardian's answer, which uses up the link. Who agrees is mailed another one to take it back with. Who refuses or
 * takes it back takes the child out of competitions still to be played; results that there are stay.
 */
export async function answerGuardian(
  services: Services,
  input: { token: string; agree: boolean; language: AgreedLanguage; requestId: string },
): Promise<GuardianAnswer> {
  const { token, agree, language, requestId } = input
  const now = services.now()
  return services.db.transaction(async (tx) => {
    const child = await findGuardianByLink(tx, { linkHash: hashGuardianLink(services.config, token), now })
    if (!child) throw new AppError('not_found')
    const { userId, email } = child
    // The answer that it is already changes nothing and leaves the link as it is.
    if (agree && child.answer === 'agreed') return 'agreed'
    const answer = agree ? 'agreed' : 'withdrawn'
    const next = agree ? newGuardianLink(services.config) : undefined
    await saveGuardianAnswer(tx, {
      userId,
      answer,
      now,
      linkHash: next?.linkHash ?? null,
      linkUntil: next ? new Date(now.getTime() + TAKE_BACK_DAYS * DAY_MS) : now,
    })
    if (agree || child.answer === 'agreed')
      await insertConsent(tx, {
        userId,
        agreed: agreedChildAccount(language),
        by: 'guardian',
        now,
        act: agree ? 'given' : 'withdrawn',
      })
    if (next)
      await mailGuardian(services, tx, {
        userId,
        email,
        token: next.token,
        kind: 'guardian_agreed',
        days: TAKE_BACK_DAYS,
      })
    else await leaveCompetitions(services, tx, userId)
    await recordAtClubs(services, tx, {
      by: null,
      userId,
      action: 'member.guardian_answered',
      after: { answer },
      requestId,
    })
    return answer
  })
}

async function leaveCompetitions(services: Services, tx: Transaction, userId: string): Promise<void> {
  const { feed, now } = services
  for (const { clubId } of await listClubsOfChild(tx, userId)) {
    const left = await withdrawFromOpenCompetitions(tx, { clubId, userId, by: null, now: now() })
    for (const competitionId of await lockDrawsWithdrawnFrom(tx, { clubId, userId }))
      await settleBracket(tx, { competitionId, now: now() })
    for (const competition of left) {
      await feed.announce(tx, { kind: 'board', competitionId: competition.id, userId })
      await moveUpReserves(services, tx, competition)
    }
  }
}
