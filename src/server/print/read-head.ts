import { paperSizeOf, type PaperSize } from '#contract/print/paper-size.ts'
import { golfUnions } from '#golf/handicap/rules-of-play/golf-unions.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { PaperHead } from './documents/papers.ts'
import { findClubPaperHead, findPaperHead } from './paper.store.ts'

export type FoundHead = { head: PaperHead; networkHost: string | null }

export async function readHead(
  { db, now }: Pick<Services, 'db' | 'now'>,
  competitionId: string,
): Promise<FoundHead> {
  const found = await findPaperHead(db, competitionId)
  if (!found) throw new AppError('not_found')
  const { crest, networkHost, union, ...names } = found
  return {
    networkHost,
    head: {
      ...names,
      paperSize: paperOf(union, names.timeZone),
      printedAt: now().toISOString(),
      crest: crestAddress(crest),
    },
  }
}

/** The head of a sheet that is the club's own; `title` stands where a competition's name would. */
export async function readClubHead(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { clubId, title }: { clubId: string; title: string },
): Promise<PaperHead> {
  const found = await findClubPaperHead(db, clubId)
  if (!found) throw new AppError('not_found')
  const { crest, union, ...names } = found
  return {
    ...names,
    paperSize: paperOf(union, names.timeZone),
    competitionName: title,
    courseName: null,
    printedAt: now().toISOString(),
    crest: crestAddress(crest),
  }
}

function paperOf(union: string | null, timeZone: string): PaperSize {
  return paperSizeOf({ union: golfUnions.find((one) => one === union) ?? null, timeZone })
}

function crestAddress(crest: Buffer | null): string | null {
  return crest && `data:image/png;base64,${crest.toString('base64')}`
}
