import { previewResult, type ResultPreview } from '#contract/past-results.ts'
import type { ResultFigure } from '#domain/result-file/result-fields.ts'
import { callAddress, OfflineError } from '#web/lib/api.ts'

/**
 * Has the club read a table. Apart from how lists of members are sent: a part that both share would weigh on the first load of
 * that page, which is at its limit.
 */
export async function sendTable(
  table: Blob,
  { clubId, figure }: { clubId: string; figure?: ResultFigure | undefined },
): Promise<ResultPreview> {
  const { putBytes } = await import('#web/lib/upload-photo.ts').catch((fault: unknown) => {
    throw new OfflineError(fault)
  })
  const query = figure === undefined ? {} : { figure }
  const reply = await putBytes(
    callAddress(previewResult, { params: { clubId }, query }),
    new Blob([table], { type: 'application/octet-stream' }),
    { method: 'POST', onProgress: () => undefined },
  )
  return previewResult.reply.parse(JSON.parse(reply))
}
