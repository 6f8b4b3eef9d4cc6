import { callAddress, OfflineError, type Parts } from '#web/lib/api.ts'
import type { Call, Output } from '#contract/platform/call.ts'

/** Sends a file to a call that takes its bytes. */
export async function sendSheet<C extends Call>(
  call: C,
  parts: Parts,
  file: Blob,
): Promise<Output<C['reply']>> {
  const { putBytes } = await import('#web/lib/upload-photo.ts').catch((fault: unknown) => {
    throw new OfflineError(fault)
  })
  const reply = await putBytes(
    callAddress(call, parts),
    new Blob([file], { type: 'application/octet-stream' }),
    { method: call.method === 'PUT' ? 'PUT' : 'POST', onProgress: () => undefined },
  )
  return call.reply.parse(JSON.parse(reply)) as Output<C['reply']>
}
