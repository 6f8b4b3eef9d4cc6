import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { readKioskCard } from '../card/kiosk-cards.ts'
import { processScorecard, readScanProgress } from './scan.ts'

/* The paper card in a photo, at the kiosk. The photo is in the server's memory while it is read and nowhere else. */

export const readPhotoAtKiosk = defineCall({
  method: 'POST',
  path: '/api/kiosk/players/:playerId/readings',
  permission: 'use_kiosk',
  tag: 'Kiosk',
  summary:
    'Reads the scores from a photo of the player’s paper card, at most 10 MB: a proposal; neither photo nor reading is stored, and an answer that nobody waits for any more is not made (D30)',
  params: readKioskCard.params,
  query: readKioskCard.query,
  reply: processScorecard.reply,
})

export const readKioskProgress = defineCall({
  method: 'GET',
  path: '/api/kiosk/reading',
  permission: 'use_kiosk',
  tag: 'Kiosk',
  summary: 'The stage of the reading at this kiosk, and its place in the queue while it waits',
  reply: readScanProgress.reply,
})
export type KioskProgress = z.infer<typeof readKioskProgress.reply>
