import { createHmac, timingSafeEqual } from 'node:crypto'
import type { JoinSheet } from '#contract/club/join-sheet.ts'
import { parseClubCode } from '#contract/club/club-code.ts'
import { findClubByCode } from '../identity/identity.ts'
import type { Services } from '../platform/deps.ts'
import { namedFace } from '#contract/club/named-face.ts'

/**
 * What stands with the club code in the sheet's QR code: a signature of it. Whoever has it holds a sheet, so they may be told
 * the club's name before they sign in; a code that is guessed tells nothing (P20).
 */
export function sheetKey(code: string, secret: string): string {
  return createHmac('sha256', secret).update(`join sheet\n${code}`).digest('base64url').slice(0, 16)
}

/** The club of a sheet; undefined for a signature that is not ours. */
export async function readSheet(
  { db, config }: Pick<Services, 'db' | 'config'>,
  sheet: string,
): Promise<JoinSheet | undefined> {
  const [typed = '', key = ''] = sheet.split('.')
  const code = parseClubCode(typed)
  if (code === undefined) return undefined
  const [expected, given] = [Buffer.from(sheetKey(code, config.authSecret)), Buffer.from(key)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const club = await findClubByCode(db, code)
  if (!club?.isActive) return { state: 'over', clubName: null, ...namedFace(undefined) }
  const face = namedFace({ clubColour: club.colour, clubCrest: club.crest })
  return { state: 'open', clubName: club.name, ...face }
}
