import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { PaperHead } from './documents/papers.ts'
import { findPaperHead } from './paper.store.ts'

export type FoundHead = { head: PaperHead; networkHost: string | null }

export async function readHead(
  { db, now }: Pick<Services, 'db' | 'now'>,
  competitionId: string,
): Promise<FoundHead> {
  const found = await findPaperHead(db, competitionId)
  if (!found) throw new AppError('not_found')
  const { crest, networkHost, ...names } = found
  return {
    networkHost,
    head: {
      ...names,
      printedAt: now().toISOString(),
      crest: crest && `data:image/png;base64,${crest.toString('base64')}`,
    },
  }
}
