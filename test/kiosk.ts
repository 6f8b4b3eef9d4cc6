import { z } from 'zod'
import { addKiosk } from '#contract/card/kiosks.ts'
import { expectBody, type Browser, type TestClub, type TestServer } from './server.ts'

export const DRAWN = `data:image/svg+xml;base64,${Buffer.from('<svg>drawn</svg>').toString('base64')}`

/** A tablet that an administrator has made the club's kiosk. */
export async function openTestKiosk(
  server: TestServer,
  club: Pick<TestClub, 'admin' | 'clubId'>,
  name = 'Bar',
): Promise<{ tablet: Browser; kioskId: string; link: string }> {
  const made = await club.admin('POST', `/api/clubs/${club.clubId}/kiosks`, { name })
  const { kiosk, link } = expectBody(made, addKiosk.reply)
  const tablet = server.browser()
  expectBody(await tablet('POST', '/api/kiosk/open', { link }), z.looseObject({}))
  return { tablet, kioskId: kiosk.id, link }
}

let sent = 0

/** A whole card as a kiosk sends it: the same score on every hole. */
export function typedCard(input: {
  playerId: string
  attesterId: string
  courseId: string
  competitionId?: string
  score?: number
}) {
  const { score = 5, ...card } = input
  sent += 1
  return {
    id: `kin_${`${sent}`.padStart(17, '0')}`,
    ...card,
    holes: Array.from({ length: 18 }, (_, i) => ({
      holeNumber: i + 1,
      result: 'strokes',
      grossScore: score,
    })),
    signature: DRAWN,
  }
}
