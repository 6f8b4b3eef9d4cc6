import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listMemberMatches, readOwnClaim, type MemberMatch } from '#contract/club/member-matches.ts'
import { roundCard } from '#contract/card/round-card.ts'
import { roundDetail } from '#contract/card/rounds.ts'
import { listMembers } from '#contract/club/members.ts'
import { codeIn, startMailingServer } from '#test/mail-server.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  PASSWORD,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let clubs = 0
type Listed = { club: TestClub; mail: (who: string) => string; list: (first: string) => Promise<string> }

/** A club whose list has Raj (number, national id, birthday, 13.6), two of one name, and a junior without an address. */
async function listedClub(at: TestServer = server, name = `Match ${(clubs += 1)}`): Promise<Listed> {
  const club = await createTestClub(at, name)
  const mail = (who: string) => `${who}.${name.replaceAll(' ', '').toLowerCase()}@example.org`
  const file = Buffer.from(
    [
      'No,First name,Last name,Email,HCP,Born,Category,CDH',
      `1016,Raj,Patel,${mail('raj')},13.6,14/03/1958,Full,1009876543`,
      `2001,John,Brown,,20.1,25/01/1950,Full,`,
      `2002,John,Brown,,,30/01/1985,Full,`,
      `J7,Zoë,Young,,36.0,13/05/2012,Junior,`,
    ].join('\n'),
  )
  const path = `/api/clubs/${club.clubId}/member-imports/imp_${name.replaceAll(/\W/g, '').padStart(20, 'M')}?ready=4`
  expectBody(await club.admin('PUT', path, file, { 'content-type': 'text/csv' }), z.unknown())
  const list = async (first: string) => {
    const found = (await members(club)).find(
      ({ firstName, hasAccount }) => firstName === first && !hasAccount,
    )
    return found?.id ?? ''
  }
  return { club, mail, list }
}

const members = async (club: TestClub) =>
  expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/members`), listMembers.reply)

/** As somebody does who scans the sheet. */
async function comeByCode(
  club: TestClub,
  person: { firstName: string; lastName: string; email: string },
  at = server,
) {
  const browser = at.browser()
  await browser('POST', '/api/auth/preferences', { userType: 'player', clubCode: club.clubCode })
  const answer = await browser('POST', '/api/auth/sign-up', { ...person, password: PASSWORD })
  return { browser, userId: idOf(answer), answer }
}

const asked = async (club: TestClub): Promise<MemberMatch[]> =>
  expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/member-matches`), listMemberMatches.reply)

function say(club: TestClub, memberId: string, listedId: string, isSame = true) {
  return club.admin('POST', `/api/clubs/${club.clubId}/member-matches`, { memberId, listedId, isSame })
}

const claim = (browser: Browser, club: TestClub, body: object) =>
  browser('PUT', `/api/clubs/${club.clubId}/own-claim`, body)

describe('when somebody of the list comes by the code', () => {
  test('with the same address, then the club is asked and they see nothing of the list; yes makes them one person', async () => {
    const { club, mail, list } = await listedClub()
    const listedId = await list('Raj')
    const { browser, userId, answer } = await comeByCode(club, {
      firstName: 'Rajesh',
      lastName: 'Patel',
      email: mail('raj'),
    })
    expect(answer.body).toMatchObject({ clubId: club.clubId, handicap: null })
    expect(answer.text).not.toContain('1016')
    const own = await browser('GET', `/api/clubs/${club.clubId}/own-claim`)
    expect(expectBody(own, readOwnClaim.reply)).toEqual({ isListed: false, memberNumber: null, bornOn: null })

    expect(await asked(club)).toMatchObject([
      {
        member: { id: userId, email: mail('raj'), isEmailVerified: false },
        listed: {
          id: listedId,
          memberNumber: '1016',
          nationalId: '1009876543',
          bornOn: '1958-03-14',
          category: 'Full',
          handicap: '13.6',
        },
        reasons: ['email'],
      },
    ])
    for (let i = 0; i < 2; i++) expect((await say(club, userId, listedId)).status).toBe(200)
    expect(await asked(club)).toEqual([])
    const found = (await members(club)).filter(({ lastName }) => lastName === 'Patel')
    expect(found).toMatchObject([
      { id: userId, hasAccount: true, handicap: '13.6', category: { name: 'Full' }, email: mail('raj') },
    ])
    const { rows } = await server.database.pool.query(
      'select member_number, national_id, born_on is not null as born from memberships where user_id = $1',
      [userId],
    )
    expect(rows).toEqual([{ member_number: '1016', national_id: '1009876543', born: true }])
    expect((await browser('GET', '/api/auth/user')).body).toMatchObject({ handicap: '13.6' })
    expect((await browser('GET', '/api/handicap-record')).text).toContain('From the list of members')
    expect((await browser('GET', '/api/notices')).text).toContain('record_joined')
    const log = await club.admin('GET', `/api/clubs/${club.clubId}/audit-log?action=member.account_joined`)
    expect(log.text.match(/"action":"member.account_joined"/g)).toHaveLength(1)
  })

  test('with the same name, then they are asked about, and after a no never again', async () => {
    const { club, mail, list } = await listedClub()
    const listedId = await list('Raj')
    const { userId } = await comeByCode(club, {
      firstName: 'raj',
      lastName: 'PATEL',
      email: mail('another'),
    })
    expect(await asked(club)).toMatchObject([{ reasons: ['name'] }])
    for (let i = 0; i < 2; i++) expect((await say(club, userId, listedId, false)).status).toBe(200)
    expect(await asked(club)).toEqual([])
    expect((await members(club)).filter(({ lastName }) => /patel/i.test(lastName))).toHaveLength(2)
    // Whoever was wrong says so.
    expect((await say(club, userId, listedId)).status).toBe(200)
    expect((await members(club)).filter(({ lastName }) => /patel/i.test(lastName))).toHaveLength(1)
  })

  test('with the number or the birthday that they give, then these say which of two of one name they are', async () => {
    const { club, mail } = await listedClub()
    const { browser } = await comeByCode(club, {
      firstName: 'John',
      lastName: 'Brown',
      email: mail('john'),
    })
    expect((await asked(club)).map(({ reasons }) => reasons)).toEqual([['name'], ['name']])
    expect((await claim(browser, club, { bornOn: '1985-01-30' })).status).toBe(200)
    expect(await asked(club)).toMatchObject([
      {
        listed: { memberNumber: '2002' },
        member: { claimedBornOn: '1985-01-30' },
        reasons: ['name_and_birth'],
      },
    ])
    expect((await claim(browser, club, { memberNumber: ' 2001 ', bornOn: '' })).body).toMatchObject({
      memberNumber: '2001',
      bornOn: null,
      isListed: false,
    })
    expect((await asked(club)).map(({ listed, reasons }) => [listed.memberNumber, reasons])).toEqual(
      expect.arrayContaining([
        ['2001', ['number', 'name']],
        ['2002', ['name']],
      ]),
    )
    expect((await claim(browser, club, { bornOn: '2085-01-30' })).status).toBe(400)
  })

  test('and they give neither, then it is refused; what they gave is withdrawn by saying so, twice is once', async () => {
    const { club, mail } = await listedClub()
    const { browser } = await comeByCode(club, {
      firstName: 'John',
      lastName: 'Brown',
      email: mail('john'),
    })
    for (const body of [{}, { memberNumber: '', bornOn: '' }, { memberNumber: ' \u200b–', bornOn: null }]) {
      const answer = await claim(browser, club, body)
      expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field: 'memberNumber' }] }])
      expect(answer.text).toContain('Enter your membership number or your date of birth.')
    }
    expect((await claim(browser, club, { memberNumber: '2001' })).status).toBe(200)
    expect((await claim(browser, club, { memberNumber: '', bornOn: '' })).status).toBe(400)
    expect((await claim(browser, club, { memberNumber: '2001', withdraw: true })).status).toBe(400)
    const kept = await browser('GET', `/api/clubs/${club.clubId}/own-claim`)
    expect(kept.body).toMatchObject({ memberNumber: '2001' })
    for (let i = 0; i < 2; i++) {
      const withdrawn = await claim(browser, club, { withdraw: true })
      expect([withdrawn.status, withdrawn.body]).toMatchObject([200, { memberNumber: null, bornOn: null }])
    }
    expect((await asked(club)).map(({ reasons }) => reasons)).toEqual([['name'], ['name']])
  })

  test('when a junior without an address comes under a short name, then their number finds them', async () => {
    const { club, mail, list } = await listedClub()
    const { browser, userId } = await comeByCode(club, {
      firstName: 'Zo',
      lastName: 'Y',
      email: mail('parent'),
    })
    expect(await asked(club)).toEqual([])
    await claim(browser, club, { memberNumber: 'j-7' })
    expect(await asked(club)).toMatchObject([{ listed: { firstName: 'Zoë' }, reasons: ['number'] }])
    expect((await say(club, userId, await list('Zoë'))).status).toBe(200)
    expect((await members(club)).find(({ id }) => id === userId)).toMatchObject({
      handicap: '36.0',
      category: { name: 'Junior' },
    })
    expect((await browser('GET', `/api/clubs/${club.clubId}/own-claim`)).body).toMatchObject({
      isListed: true,
    })
  })

  test('when a listed member has an account already, then a second account of that name is not asked about', async () => {
    const { club, mail, list } = await listedClub()
    const first = await comeByCode(club, { firstName: 'Raj', lastName: 'Patel', email: mail('one') })
    expect((await say(club, first.userId, await list('Raj'))).status).toBe(200)
    await comeByCode(club, { firstName: 'Raj', lastName: 'Patel', email: mail('two') })
    expect(await asked(club)).toEqual([])
  })

  test('when two accounts may be one listed member, then a yes for one ends the question for the other', async () => {
    const { club, mail, list } = await listedClub()
    const listedId = await list('Raj')
    const thief = await comeByCode(club, { firstName: 'Mal', lastName: 'Lory', email: mail('raj') })
    const raj = await comeByCode(club, { firstName: 'Raj', lastName: 'Patel', email: mail('own') })
    expect((await asked(club)).map(({ member }) => member.id).sort()).toEqual(
      [thief.userId, raj.userId].sort(),
    )
    expect((await say(club, raj.userId, listedId)).status).toBe(200)
    expect(await asked(club)).toEqual([])
    const late = await say(club, thief.userId, listedId)
    expect([late.status, late.body]).toMatchObject([404, { code: 'not_found' }])
  })

  test('when the list comes after the account, then the club is asked as well', async () => {
    const club = await createTestClub(server, `Later ${(clubs += 1)}`)
    await comeByCode(club, { firstName: 'Ida', lastName: 'Late', email: `ida${clubs}@example.org` })
    const path = `/api/clubs/${club.clubId}/member-imports/imp_${String(clubs).padStart(20, 'L')}?ready=1`
    const file = Buffer.from(`No,Name,HCP\n77,Ida Late,9.9`)
    expectBody(await club.admin('PUT', path, file, { 'content-type': 'text/csv' }), z.unknown())
    expect(await asked(club)).toMatchObject([{ listed: { memberNumber: '77' }, reasons: ['name'] }])
  })
})

test('when the list fills the club, then its members can come all the same, and nobody else', async () => {
  const { club, mail, list } = await listedClub()
  await server.database.pool.query('update clubs set max_members = 5 where id = $1', [club.clubId])
  const stranger = { firstName: 'Sid', lastName: 'Stranger', email: mail('sid') }
  await expect(comeByCode(club, stranger)).rejects.toThrow('limit of 5 members')
  const { userId } = await comeByCode(club, { firstName: 'Raj', lastName: 'Patel', email: mail('any') })
  const no = await say(club, userId, await list('Raj'), false)
  expect([no.status, no.body]).toMatchObject([409, { code: 'club_full' }])
  expect((await say(club, userId, await list('Raj'))).status).toBe(200)
  expect(await members(club)).toHaveLength(5)
})

describe('what both have done meanwhile', () => {
  test('when the club has entered the listed one and the player their account, then one entry and the card stay', async () => {
    const { club, mail, list } = await listedClub()
    const listedId = await list('Raj')
    const competitionId = await createTestCompetition(server, club, { maxParticipants: 2 })
    const entries = `/api/competitions/${competitionId}/entry-list`
    expect((await club.admin('POST', entries, { userIds: [listedId] })).status).toBe(200)
    const { browser, userId } = await comeByCode(club, {
      firstName: 'Raj',
      lastName: 'Patel',
      email: mail('raj'),
    })
    expect((await browser('POST', `/api/competitions/${competitionId}/join`)).status).toBe(200)
    const other = await comeByCode(club, { firstName: 'Una', lastName: 'Reserve', email: mail('una') })
    // Both places are taken, so this is one on the reserve list.
    expect((await other.browser('POST', `/api/competitions/${competitionId}/join`)).status).toBe(409)
    const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
    const scores = `/api/rounds/${roundId}/scores`
    expect((await browser('POST', scores, { entries: [entry(server, 1, 1, 5)] })).status).toBe(200)
    expect((await say(club, userId, listedId)).status).toBe(200)
    const { rows } = await server.database.pool.query(
      'select user_id, status from competition_entries where competition_id = $1 order by arrival',
      [competitionId],
    )
    expect(rows).toEqual([
      { user_id: userId, status: 'entered' },
      { user_id: other.userId, status: 'entered' },
    ])
    expect((await browser('GET', `/api/rounds/${roundId}`)).body).toMatchObject({
      id: roundId,
      competitionId,
    })
    await expect
      .poll(async () => (await browser('GET', `/api/competitions/${competitionId}/leaderboard`)).text)
      .not.toContain(listedId)
  })

  describe('when a card is open that was begun off 0, for want of an index', () => {
    async function opened() {
      const { club, mail, list } = await listedClub()
      await club.admin('PATCH', `/api/courses/${club.courseId}`, { rating: '71.4', slope: 128 })
      const competitionId = await createTestCompetition(server, club)
      const terms = await club.admin('PUT', `/api/competitions/${competitionId}/entry-terms`, {
        divisions: [{ name: 'Low', least: '+5.0', most: '20.0' }],
      })
      expect(terms.status, terms.text).toBe(200)
      const { browser, userId } = await comeByCode(club, {
        firstName: 'Raj',
        lastName: 'Patel',
        email: mail('raj'),
      })
      await browser('POST', `/api/competitions/${competitionId}/join`)
      const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
      const entries = Array.from({ length: 18 }, (_, i) => entry(server, i + 1, i + 1, 5))
      await browser('POST', `/api/rounds/${roundId}/scores`, { entries })
      const card = async () => expectBody(await browser('GET', `/api/rounds/${roundId}`), roundDetail)
      const board = async () => (await browser('GET', `/api/competitions/${competitionId}/leaderboard`)).text
      return { club, list, browser, userId, roundId, card, board, competitionId }
    }

    test('then a yes gives it the index that the player held by the list, on card and board, and says so', async () => {
      const { club, list, browser, userId, roundId, card, board, competitionId } = await opened()
      expect(await card()).toMatchObject({ handicapUsed: null, terms: { playingHandicap: 0 } })
      const before = await board()
      const listedId = await list('Raj')
      for (let i = 0; i < 2; i++) expect((await say(club, userId, listedId)).status).toBe(200)
      // 13.6 x 128 / 113 + (71.4 - 72) = 14.81; 95 % of it is 14.06.
      const terms = { courseHandicap: 15, playingHandicap: 14, rating: '71.4', slope: 128 }
      expect(await card()).toMatchObject({ handicapUsed: '13.6', status: 'in_progress', terms })
      await expect.poll(board).not.toBe(before)
      const { rows } = await server.database.pool.query(
        `select division is not null as fixed from competition_entries where competition_id = $1 and user_id = $2`,
        [competitionId, userId],
      )
      expect(rows).toEqual([{ fixed: true }])
      const notices = (await browser('GET', '/api/notices')).text
      expect(notices).toContain('"change":"index_taken_up"')
      const shown = expectBody(await browser('GET', `/api/rounds/${roundId}/card`), roundCard)
      expect(shown.events).toMatchObject([
        {
          kind: 'index_taken_up',
          handicap: { before: null, after: '13.6' },
          tee: { before: { playingHandicap: 0 }, after: { courseHandicap: 15, playingHandicap: 14 } },
        },
      ])
      const log = await club.admin('GET', `/api/clubs/${club.clubId}/audit-log?action=round.index_taken_up`)
      expect(log.text.match(/"action":"round.index_taken_up"/g)).toHaveLength(1)
      const handedIn = await browser('PATCH', `/api/rounds/${roundId}`, {
        partnerName: 'Max Marker',
        partnerSignature: 'Max',
        grossScore: 90,
        netScore: 76,
      })
      expect([handedIn.status, handedIn.body]).toMatchObject([200, { netScore: 76 }])
    })

    test('and the list has no index, or the card was begun off one, then the card stays as it is (D5)', async () => {
      const { club, list, browser, userId, card } = await opened()
      await server.database.pool.query(
        `with gone as (delete from handicap_entries where user_id = $1)
         update users set handicap_index = null where id = $1`,
        [await list('Raj')],
      )
      expect((await say(club, userId, await list('Raj'))).status).toBe(200)
      expect(await card()).toMatchObject({ handicapUsed: null, terms: { playingHandicap: 0 } })
      expect((await browser('GET', '/api/notices')).text).not.toContain('index_taken_up')
    })
  })

  test('when an invitation makes them one, then a card that is open at another club has the index too', async () => {
    const home = await createTestClub(server, `Open at ${(clubs += 1)}`)
    const { club, mail } = await listedClub()
    const { browser } = await comeByCode(home, { firstName: 'Raj', lastName: 'Patel', email: mail('raj') })
    const roundId = idOf(await browser('POST', '/api/rounds', { courseId: home.courseId }))
    const invited = await club.admin('POST', '/api/clubs/invite-member', {
      email: mail('raj'),
      message: '',
      handicap: '20.0',
      clubId: club.clubId,
    })
    const { link } = expectBody(invited, z.looseObject({ link: z.string() }))
    const accepted = await browser('POST', `/api/invitations/${link.split('invitation=')[1] ?? ''}/accept`)
    expect(accepted.status, accepted.text).toBe(200)
    expect((await browser('GET', `/api/rounds/${roundId}`)).body).toMatchObject({
      handicapUsed: '13.6',
      terms: { playingHandicap: 14 },
    })
  })

  test('when the club has scored the one and they the other in one competition, then nothing is joined', async () => {
    const { club, mail, list } = await listedClub()
    const listedId = await list('Raj')
    const competitionId = await createTestCompetition(server, club)
    await club.admin('POST', `/api/competitions/${competitionId}/entry-list`, { userIds: [listedId] })
    const { browser, userId } = await comeByCode(club, {
      firstName: 'Raj',
      lastName: 'Patel',
      email: mail('raj'),
    })
    await browser('POST', `/api/competitions/${competitionId}/join`)
    idOf(await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
    idOf(
      await club.admin('POST', `/api/clubs/${club.clubId}/members/${listedId}/rounds`, {
        courseId: club.courseId,
        competitionId,
        reason: 'A paper card',
      }),
    )
    const playing = await say(club, userId, listedId)
    expect([playing.status, playing.body]).toMatchObject([409, { code: 'one_person_twice' }])
    await server.database.pool.query(`update rounds set status = 'submitted' where user_id = $1`, [listedId])
    const played = await say(club, userId, listedId)
    expect([played.status, played.body]).toMatchObject([
      409,
      { code: 'one_person_twice', details: { competition: 'June Stableford' } },
    ])
    expect(await asked(club)).toHaveLength(1)
    expect((await members(club)).filter(({ lastName }) => lastName === 'Patel')).toHaveLength(2)
  })

  test('when the account belongs to another club, then it keeps its index there and gets the number here', async () => {
    const home = await createTestClub(server, `Home of ${(clubs += 1)}`)
    const { club, mail, list } = await listedClub()
    const { browser, userId } = await comeByCode(home, {
      firstName: 'Raj',
      lastName: 'Patel',
      email: mail('raj'),
    })
    await home.admin('PATCH', `/api/members/${userId}/handicap`, { handicap: '5.5' })
    // Another club joins somebody by an invitation; this one has sent it to an address that its list does not have.
    await server.database.pool.query('update users set email = $2 where id = $1', [userId, mail('work')])
    const invited = await club.admin('POST', '/api/clubs/invite-member', {
      email: mail('work'),
      message: '',
      handicap: '20.0',
      clubId: club.clubId,
    })
    const { link } = expectBody(invited, z.looseObject({ link: z.string() }))
    const token = link.split('invitation=')[1] ?? ''
    expect((await browser('POST', `/api/invitations/${token}/accept`)).status).toBe(200)
    expect(await asked(club)).toMatchObject([{ member: { id: userId }, reasons: ['name'] }])
    expect((await say(club, userId, await list('Raj'))).status).toBe(200)
    expect((await members(club)).find(({ id }) => id === userId)).toMatchObject({ handicap: '5.5' })
    expect((await home.admin('GET', `/api/clubs/${home.clubId}/members`)).text).toContain(userId)
  })

  test('when the member waits for approval, then a yes is the approval', async () => {
    const { club, mail, list } = await listedClub()
    await club.admin('PATCH', `/api/clubs/${club.clubId}`, { requiresApproval: true })
    const { browser, userId, answer } = await comeByCode(club, {
      firstName: 'Raj',
      lastName: 'Patel',
      email: mail('raj'),
    })
    expect(answer.body).toMatchObject({ clubId: null })
    expect(await asked(club)).toHaveLength(1)
    expect((await say(club, userId, await list('Raj'))).status).toBe(200)
    expect((await browser('GET', '/api/auth/user')).body).toMatchObject({
      clubId: club.clubId,
      handicap: '13.6',
    })
  })
})

test('when the address is verified and is the one in the list, then they are joined without a question', async () => {
  const mailing = await startMailingServer()
  try {
    const { club, mail, list } = await listedClub(mailing, 'Mailed')
    const listedId = await list('Raj')
    const { browser, userId, answer } = await comeByCode(
      club,
      { firstName: 'R', lastName: 'P', email: mail('raj') },
      mailing,
    )
    expect(answer.body).toMatchObject({ clubId: null, handicap: null, needsVerification: true })
    expect(await list('Raj')).toBe(listedId)
    const code = codeIn(await mailing.mailTo(mail('raj')))
    const verified = await browser('POST', '/api/auth/verify-email', { code })
    expect(verified.body).toMatchObject({ clubId: club.clubId, handicap: '13.6' })
    expect(await asked(club)).toEqual([])
    expect((await members(club)).filter(({ email }) => email === mail('raj'))).toMatchObject([{ id: userId }])
  } finally {
    await mailing.close()
  }
})
