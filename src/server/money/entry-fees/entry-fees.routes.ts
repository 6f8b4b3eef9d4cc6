import type { FastifyInstance } from 'fastify'
import {
  connectCardAccount,
  disconnectCardAccount,
  getCardAccount,
  getOwnFee,
  lookAtCardAccount,
  lookAtOwnFee,
  payOwnFee,
  type CardAccount,
} from '#contract/money/entry-fees.ts'
import { cardAccountState } from '#contract/money/entry-payment.ts'
import { findCompetition, listPayments } from '../../competition/competition.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin, requireCompetitionReader } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { requirePoint } from '../../platform/rate-limits/require-point.ts'
import type { CardProcessor } from '../card-processor.ts'
import { findCardAccount } from './card-accounts.store.ts'
import { connectAccount, disconnectAccount } from './connect-account.ts'
import { lookAtAccount } from './look-at-account.ts'
import { lookAtPayment } from './look-at-payment.ts'
import { openFeePayment } from './open-fee-payment.ts'
import { readOwnFee } from './own-fee-view.ts'

/** Entry fees by card. Where the operator has set no key for them, the answers say so and fees are paid at the desk. */
export function entryFeeRoutes(
  app: FastifyInstance,
  services: Services,
  configured: CardProcessor | undefined,
): void {
  const processor = configured?.takesFees === true ? configured : undefined
  accountRoutes(app, services, processor)
  ownFeeRoutes(app, services, processor)
}

function accountRoutes(app: FastifyInstance, services: Services, processor: CardProcessor | undefined): void {
  const { sessions } = services

  async function requireProcessor(clubId: string): Promise<CardProcessor> {
    if (!processor) throw new AppError('payments_off')
    await requirePoint(services, ['payment-pages', clubId])
    return processor
  }

  async function read(clubId: string): Promise<CardAccount> {
    const account = await findCardAccount(services.db, clubId)
    const known = account && { ...account, isDisconnected: account.disconnectedAt !== null }
    return { isOffered: processor !== undefined, state: cardAccountState(known) }
  }

  serve(app, sessions, getCardAccount, async ({ viewer, params: { clubId } }) => {
    requireClubAdmin(viewer, clubId)
    return read(clubId)
  })

  serve(app, sessions, connectCardAccount, async ({ viewer, params: { clubId } }) => {
    requireClubAdmin(viewer, clubId)
    return { url: await connectAccount(services, await requireProcessor(clubId), { viewer, clubId }) }
  })

  serve(app, sessions, disconnectCardAccount, async ({ viewer, params: { clubId } }) => {
    requireClubAdmin(viewer, clubId)
    await disconnectAccount(services, { viewer, clubId })
    return read(clubId)
  })

  serve(app, sessions, lookAtCardAccount, async ({ viewer, params: { clubId } }) => {
    requireClubAdmin(viewer, clubId)
    await lookAtAccount(services, await requireProcessor(clubId), { clubId })
    return read(clubId)
  })
}

function ownFeeRoutes(app: FastifyInstance, services: Services, processor: CardProcessor | undefined): void {
  const { db, sessions } = services

  async function requireReader(viewer: SignedIn, competitionId: string): Promise<void> {
    const competition = await findCompetition(db, competitionId)
    if (!competition) throw new AppError('not_found')
    requireCompetitionReader(viewer, competition)
  }

  async function requireProcessor(viewer: SignedIn): Promise<CardProcessor> {
    if (!processor) throw new AppError('fee_at_desk')
    await requirePoint(services, ['fee-pages', viewer.userId])
    return processor
  }

  const read = (viewer: SignedIn, competitionId: string) =>
    readOwnFee(services, { viewer, competitionId, isOffered: processor !== undefined })

  serve(app, sessions, getOwnFee, async ({ viewer, params: { competitionId } }) => {
    await requireReader(viewer, competitionId)
    return read(viewer, competitionId)
  })

  serve(app, sessions, payOwnFee, async ({ viewer, params: { competitionId } }) => {
    await requireReader(viewer, competitionId)
    const url = await openFeePayment(services, await requireProcessor(viewer), { viewer, competitionId })
    return { url }
  })

  serve(app, sessions, lookAtOwnFee, async ({ viewer, params: { competitionId } }) => {
    await requireReader(viewer, competitionId)
    const asked = await requireProcessor(viewer)
    for (const { id } of await listPayments(db, { competitionId, userId: viewer.userId }))
      await lookAtPayment(services, asked, { paymentId: id })
    return read(viewer, competitionId)
  })
}
