import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, request, type APIRequestContext, type BrowserContext } from '@playwright/test'
import { simpleParser } from 'mailparser'
import { z } from 'zod'
import { startGroupFromSheet, type PlayingGroup } from '#contract/card/groups.ts'
import { startSheet } from '#contract/competition/start-sheet.ts'
import { TERMS_VERSION } from '#contract/data/agreed/terms-version.ts'
import { call } from '../call.ts'
import type { RunningServer } from '../running-server.ts'
import { PASSWORD } from '../seed.ts'
import { sendScores } from '../send-scores.ts'
import { emailOf, field, members, type Entrant } from './field.ts'

/* What the phones of the field send: the product's own calls, without a screen. */

/** The token of each invitation that was written, by its address. */
export async function invitationTokens(server: RunningServer): Promise<Map<string, string>> {
  const folder = join(server.dataDir, 'outbox')
  // It is made for the first mail.
  const mails = () => (existsSync(folder) ? readdirSync(folder).filter((one) => one.endsWith('.eml')) : [])
  const tokens = new Map<string, string>()
  await expect.poll(() => mails().length).toBeGreaterThanOrEqual(members.length)
  await expect
    .poll(async () => {
      for (const name of mails()) {
        const mail = await simpleParser(readFileSync(join(folder, name)))
        const token = /\/auth\?invitation=(\S+)/.exec(mail.text ?? '')?.[1]
        const to = mail.to?.text
        if (token !== undefined && to !== undefined) tokens.set(to, token)
      }
      return members.filter((one) => !tokens.has(emailOf(one))).length
    })
    .toBe(0)
  return tokens
}

/** An account of somebody who was invited, on their own phone. */
export async function acceptInvitation(
  { request: phone }: Pick<BrowserContext, 'request'>,
  { person, token }: { person: Entrant; token: string },
): Promise<void> {
  const [firstName = '', lastName = ''] = person.name.split(' ')
  await call(phone, 'POST', '/api/auth/sign-up', {
    firstName,
    lastName,
    email: emailOf(person),
    password: PASSWORD,
    invitation: token,
    agreedTo: { version: TERMS_VERSION, language: 'en' },
  })
}

export type Phones = ReadonlyMap<string, APIRequestContext>

/** A phone for everybody of the list who is not in a browser of their own. */
export async function openPhones(
  server: RunningServer,
  { tokens, besides }: { tokens: ReadonlyMap<string, string>; besides: readonly Entrant[] },
): Promise<Phones> {
  const phones = new Map<string, APIRequestContext>()
  for (const person of members.filter((one) => !besides.includes(one))) {
    const phone = await request.newContext({ baseURL: server.url })
    await acceptInvitation({ request: phone }, { person, token: tokens.get(emailOf(person)) ?? '' })
    phones.set(person.name, phone)
  }
  return phones
}

const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`

/** In each group of the start sheet one phone begins the cards of all and scores for those who have none of their own. */
export async function playGroups(phones: Phones, competitionId: string): Promise<void> {
  const [anyone] = phones.values()
  if (!anyone) throw new Error('Nobody has a phone')
  const { groups } = startSheet.parse(
    await call(anyone, 'GET', `/api/competitions/${competitionId}/start-sheet`),
  )
  const started: { phone: APIRequestContext; group: PlayingGroup }[] = []
  for (const { players } of groups) {
    const phone = players.map((one) => phones.get(nameOf(one))).find((one) => one !== undefined)
    if (!phone) throw new Error(`No phone among ${players.map(nameOf).join(', ')}`)
    const { group } = startGroupFromSheet.reply.parse(
      await call(phone, 'POST', `/api/competitions/${competitionId}/start-group`, {}),
    )
    started.push({ phone, group })
  }
  // All groups score at once, as on the course.
  await Promise.all(started.map(({ phone, group }) => scoreGroup(phone, group)))
  for (const { phone, group } of started) await handInOnPhone(phone, group)
}

/** Who plays on a page has the last holes left to tap there. */
export const HOLES_ON_PAGE = 3

const holesKept: Partial<Record<Entrant['way'], number>> = {
  phone: 18,
  page: 18 - HOLES_ON_PAGE,
  disqualified: 18,
  no_return: 7,
  open: 12,
}

async function scoreGroup(phone: APIRequestContext, group: PlayingGroup): Promise<void> {
  for (const player of group.players) {
    const entrant = field.find(({ name }) => name === nameOf(player))
    const scores = entrant?.gross.slice(0, holesKept[entrant.way] ?? 0) ?? []
    await sendScores(phone, player.round.id, { scores })
  }
}

/** Each whole card is signed by another of the group; the phone's own goes last, because its player then leaves the group. */
async function handInOnPhone(phone: APIRequestContext, group: PlayingGroup): Promise<void> {
  const me = z.looseObject({ id: z.string() }).parse(await call(phone, 'GET', '/api/auth/user')).id
  const whole = group.players.filter((player) => {
    const way = field.find(({ name }) => name === nameOf(player))?.way
    return way === 'phone' || way === 'disqualified'
  })
  const ownLast = [...whole].sort((a, b) => Number(a.userId === me) - Number(b.userId === me))
  for (const { userId } of ownLast) {
    const signer = group.players.find((one) => one.userId !== userId)
    const partnerName = signer ? nameOf(signer) : ''
    await call(phone, 'POST', `/api/groups/${group.id}/players/${userId}/hand-in`, {
      grossScore: null,
      netScore: null,
      stablefordPoints: null,
      partnerName,
      partnerSignature: partnerName,
    })
  }
}
