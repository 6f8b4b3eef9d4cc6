import { proposeLateScores } from '#contract/card/late-scores.ts'
import { ApiError, send, type CallInput } from '#web/lib/api.ts'
import { addLate } from './late-told.ts'
import { POST_TIMEOUT_MS, type SendReply } from './outbox-ports.ts'

/**
 * Hands entries that came too late for their card to the club, which decides about them (P9). Any other refusal stands,
 * and so does this one of a server that does not know the call: the phone keeps the entries, as it always did.
 */
export async function proposeLate(
  refusal: ApiError,
  input: CallInput<typeof proposeLateScores>,
): Promise<SendReply> {
  const status = refusal.body?.details?.status
  if (status !== 'submitted' && status !== 'withdrawn') throw refusal
  try {
    const signal = AbortSignal.timeout(POST_TIMEOUT_MS)
    const { proposed, ...reply } = await send(proposeLateScores, { ...input, signal })
    return { ...reply, late: addLate({ roundId: input.params.roundId, holes: proposed }) }
  } catch (fault) {
    throw fault instanceof ApiError && fault.status === 404 ? refusal : fault
  }
}
