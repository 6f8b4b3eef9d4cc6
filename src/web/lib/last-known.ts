import type { Call, Output } from '#contract/platform/call.ts'
import { inReadersWords } from '#contract/club/former-member-words.ts'
import { callAddress, type Parts } from './api.ts'
import { findKept } from './kept-replies.ts'

export type LastKnown<T> = { reply: T; /** In ms since 1970. */ at: number }

/** What the club last said to this person, as this phone has kept it; undefined when it has nothing that can be read. */
export async function lastKnown<C extends Call>(
  owner: string,
  call: C,
  parts: Parts,
): Promise<LastKnown<Output<C['reply']>> | undefined> {
  const kept = await findKept(owner, callAddress(call, parts)).catch(() => undefined)
  if (!kept) return undefined
  const read = call.reply.safeParse(JSON.parse(inReadersWords(kept.text)))
  return read.success ? { reply: read.data as Output<C['reply']>, at: kept.at } : undefined
}
