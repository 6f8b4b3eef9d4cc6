import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { currentGroup, groupCandidates, makeGroupLink, playingGroup } from '#contract/card/groups.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { activeRound } from '#contract/card/rounds.ts'
import { sendKept } from '#contract/card/send-kept.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  signUpAs,
  startTestServer,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { readConfig } from '../../platform/config.ts'
import { cleanUpPeople } from '../../data/privacy/retention/clean-up-people.ts'

let server: TestServer
let club: TestClub
beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  await server.database.pool.query('update clubs set max_members = 500')
})
afterAll(() => server.close())

type Person = { browser: Browser; userId: string; email: string }
let number = 0
const join = (firstName: string) => {
  number += 1
  return signUpAs(server, { firstName, lastName: `P${number}`, clubCode: club.clubCode })
}

const groupOf = (answer: Answer) => expectBody(answer, playingGroup)
const namesOf = (answer: Answer) => groupOf(answer).players.map(({ firstName }) => firstName)
const current = async (who: Person) =>
  expectBody(await who.browser('GET', '/api/groups/current'), currentGroup.reply)
const openRound = async (who: Person) =>
  expectBody(await who.browser('GET', '/api/rounds/active'), activeRound.reply)
const start = async (who: Person, more: Record<string, unknown> = {}) =>
  groupOf(await who.browser('POST', '/api/groups', { courseId: club.courseId, ...more }))
const add = (who: Person, groupId: string, userId: string) =>
  who.browser('POST', `/api/groups/${groupId}/players`, { userId })
let key = 0
const guest = (more: Record<string, unknown> = {}) => {
  key += 1
  return {
    key: `guestkey${String(key).padStart(6, '0')}`,
    firstName: 'Gus',
    lastName: 'Guest',
    handicap: '18,4',
    gender: 'men',
    homeClub: 'Far Away GC',
    ...more,
  }
}
const addGuest = (who: Person, groupId: string, body = guest()) =>
  who.browser('POST', `/api/groups/${groupId}/guests`, body)
const linkOf = async (who: Person, groupId: string) =>
  expectBody(await who.browser('POST', `/api/groups/${groupId}/link`), makeGroupLink.reply).token
const scan = (who: Person, token: string) => who.browser('POST', `/api/group-links/${token}/join`)
const leave = (who: Person, groupId: string, userId: string) =>
  who.browser('DELETE', `/api/groups/${groupId}/players/${userId}`)

let competitionId: string
let anna: Person
let ben: Person

beforeEach(async () => {
  competitionId = await createTestCompetition(server, club)
  anna = await join('Anna')
  ben = await join('Ben')
  for (const { browser } of [anna, ben]) await browser('POST', `/api/competitions/${competitionId}/join`, {})
})

describe('a group', () => {
  test('gives who sets it up a round of their own, and the same group when asked again', async () => {
    const first = await start(anna, { competitionId })
    const again = await start(anna, { competitionId })
    expect(again).toEqual(first)
    expect(first.players).toMatchObject([{ userId: anna.userId, isGuest: false, round: { competitionId } }])
    expect((await openRound(anna))?.id).toBe(first.players[0]?.round.id)
  })

  test('takes the open round of the same course and competition', async () => {
    const round = expectBody(
      await anna.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }),
      activeRound.reply,
    )
    expect((await start(anna, { competitionId })).players[0]?.round.id).toBe(round?.id)
  })

  test('when somebody sets up another one while one is out, then it is refused', async () => {
    await start(anna, { competitionId })
    const other = await anna.browser('POST', '/api/groups', { courseId: club.courseId })
    expect(other).toMatchObject({ status: 409, body: { code: 'group_open' } })
  })

  test('when the tee is of another course, then nobody sets one up with it, not even who does not play', async () => {
    const elsewhere = await createTestClub(server, 'Elsewhere')
    const [teeId] = elsewhere.teeIds
    const refused = await club.admin('POST', '/api/groups', { courseId: club.courseId, teeId })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('This tee does not belong to the course.')
  })

  test('when an administrator who does not play sets one up, then they are in none of its rows', async () => {
    const group = groupOf(await club.admin('POST', '/api/groups', { courseId: club.courseId, competitionId }))
    expect(group.players).toEqual([])
    const added = await club.admin('POST', `/api/groups/${group.id}/players`, { userId: ben.userId })
    expect(namesOf(added)).toEqual(['Ben'])
    const next = groupOf(await club.admin('POST', '/api/groups', { courseId: club.courseId, competitionId }))
    expect(next.id).not.toBe(group.id)
  })
})

describe('putting players in by list', () => {
  test('in a competition the list has who is entered and has not handed in, in the order of entry', async () => {
    const carla = await join('Carla')
    const { id } = await start(anna, { competitionId })
    const list = async () =>
      expectBody(await anna.browser('GET', `/api/groups/${id}/candidates`), groupCandidates.reply)
    expect((await list()).map(({ userId }) => userId)).toEqual([ben.userId])
    server.setTime(new Date(server.now().getTime() + 1000))
    await carla.browser('POST', `/api/competitions/${competitionId}/join`, {})
    expect((await list()).map(({ firstName }) => firstName)).toEqual(['Ben', 'Carla'])
    expect((await list())[0]).toEqual({
      userId: ben.userId,
      firstName: 'Ben',
      lastName: expect.any(String) as string,
    })
  })

  test('D20: without a competition players see only whose names stand on a board, administrators everybody', async () => {
    const hidden = await join('Hidden')
    const { id } = await start(anna)
    const asked = await anna.browser('GET', `/api/groups/${id}/candidates`)
    const seen = expectBody(asked, groupCandidates.reply).map(({ userId }) => userId)
    expect(seen).toContain(ben.userId)
    expect(seen).not.toContain(hidden.userId)
    expect((await add(anna, id, hidden.userId)).status).toBe(404)
    const own = groupOf(await club.admin('POST', '/api/groups', { courseId: club.courseId }))
    const all = await club.admin('GET', `/api/groups/${own.id}/candidates?search=hidden`)
    expect(expectBody(all, groupCandidates.reply).map(({ userId }) => userId)).toContain(hidden.userId)
  })

  test('starts their round with their own terms, tells them, and twice is once', async () => {
    await club.admin('PATCH', `/api/members/${ben.userId}/handicap`, { handicap: '24.0', reason: 'New' })
    const { id } = await start(anna, { competitionId })
    const added = groupOf(await add(anna, id, ben.userId))
    expect(groupOf(await add(anna, id, ben.userId))).toEqual(added)
    expect(added.players[1]?.round).toMatchObject({ competitionId, handicapUsed: '24.0', userId: ben.userId })
    expect((await openRound(ben))?.id).toBe(added.players[1]?.round.id)
    expect((await current(ben))?.id).toBe(id)
    const { body } = await ben.browser('GET', '/api/notices')
    expect(body).toMatchObject({
      notices: [
        { kind: 'put_in_group', byName: expect.stringContaining('Anna') as string },
        { kind: 'entered' },
      ],
    })
  })

  test('when their other round is open, then the refusal names them and what would help, and not the round', async () => {
    await ben.browser('POST', '/api/rounds', { courseId: club.courseId })
    const { id } = await start(anna, { competitionId })
    const { status, body, text } = await add(anna, id, ben.userId)
    expect([status, body]).toMatchObject([
      409,
      {
        code: 'group_player_busy',
        message: expect.stringMatching(/^Ben P\d+ has another round open\. They/) as string,
      },
    ])
    expect(text).not.toContain('rnd_')
    expect(await current(ben)).toBeNull()
  })

  test('when there are four, then a fifth is refused, also when two are put in at once', async () => {
    const others = await Promise.all(['Cleo', 'Dan', 'Eve', 'Finn'].map(join))
    for (const { browser } of others) await browser('POST', `/api/competitions/${competitionId}/join`, {})
    const { id } = await start(anna, { competitionId })
    const answers = await Promise.all(others.map(({ userId }) => add(anna, id, userId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'group_full' })
    expect((await current(anna))?.players).toHaveLength(4)
  })

  test('when they play in another group, then they are not taken out of it', async () => {
    const { id } = await start(anna, { competitionId })
    await start(ben, { competitionId })
    expect(await add(anna, id, ben.userId)).toMatchObject({
      status: 409,
      body: { code: 'in_another_group', message: expect.stringContaining('Ben') as string },
    })
  })

  test('a child whose guardian has not agreed is put into no group, and joins none', async () => {
    const kim = await join('Kim')
    await kim.browser('POST', `/api/competitions/${competitionId}/join`, {})
    const { id } = await start(anna, { competitionId })
    await server.database.pool.query(
      `insert into guardians (user_id, email, asked_at, answer, link_hash, link_until)
        values ($1, 'parent@example.org', now(), 'waiting', 'hash-of-kim', now() + interval '1 day')`,
      [kim.userId],
    )
    const refusal = { status: 403, body: { code: 'guardian_needed_for_group' } }
    expect(await add(anna, id, kim.userId)).toMatchObject(refusal)
    expect(await scan(kim, await linkOf(anna, id))).toMatchObject(refusal)
  })
})

describe('the QR code', () => {
  test('puts whoever of the club opens it into the group; twice is once', async () => {
    const carla = await join('Carla')
    const { id } = await start(anna)
    const token = await linkOf(anna, id)
    expect(await carla.browser('GET', `/api/group-links/${token}`)).toMatchObject({
      status: 200,
      body: { courseName: 'Oak Hill Old', competitionName: null, players: [{ firstName: 'Anna' }] },
    })
    expect(namesOf(await scan(carla, token))).toEqual(['Anna', 'Carla'])
    expect(namesOf(await scan(carla, token))).toEqual(['Anna', 'Carla'])
  })

  test('when it is withdrawn, replaced, 15 minutes old, invented or of another club, then it opens nothing', async () => {
    const carla = await join('Carla')
    const { id } = await start(anna)
    const over = { status: 404, body: { code: 'group_link_over' } }
    const [first, second] = [await linkOf(anna, id), await linkOf(anna, id)]
    expect(await scan(carla, first)).toMatchObject(over)
    const elsewhere = await createTestClub(server, `Else ${number}`)
    const stranger = await signUpAs(server, { firstName: `Str${number}`, clubCode: elsewhere.clubCode })
    expect(await scan(stranger, second)).toMatchObject(over)
    expect(await scan(carla, 'invented')).toMatchObject(over)
    await anna.browser('DELETE', `/api/groups/${id}/link`)
    expect(await scan(carla, second)).toMatchObject(over)
    const third = await linkOf(anna, id)
    const now = server.now()
    server.setTime(new Date(now.getTime() + 15 * 60_000))
    expect(await scan(carla, third)).toMatchObject(over)
    server.setTime(now)
    const { rows } = await server.database.pool.query('select * from playing_groups where id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(third)
  })
})

describe('a guest', () => {
  test('has a round off the index that was typed, beside the competition, and twice is once', async () => {
    const { id } = await start(anna, { competitionId })
    const body = guest()
    const group = groupOf(await addGuest(anna, id, body))
    expect(groupOf(await addGuest(anna, id, body))).toEqual(group)
    expect(group.players[1]).toMatchObject({
      firstName: 'Gus',
      isGuest: true,
      homeClub: 'Far Away GC',
      round: { competitionId: null, handicapUsed: '18.4', courseId: club.courseId },
    })
  })

  test('plays for the competition where the club has entered them', async () => {
    const { id } = await start(anna)
    const group = groupOf(await addGuest(anna, id))
    const userId = group.players[1]?.userId ?? ''
    await leave(anna, id, anna.userId)
    await anna.browser('POST', `/api/rounds/${group.players[0]?.round.id}/abandon`)
    await server.database.pool.query(
      `insert into competition_entries (competition_id, user_id, status) values ($1, $2, 'entered')`,
      [competitionId, userId],
    )
    await server.database.pool.query(`update rounds set status = 'abandoned' where user_id = $1`, [userId])
    const other = await start(ben, { competitionId })
    const added = groupOf(await add(ben, other.id, userId))
    expect(added.players[1]).toMatchObject({ isGuest: true, round: { competitionId, handicapUsed: '18.4' } })
  })

  test('is no member, has no handicap record, counts in no figure of the club, and nobody signs in as them', async () => {
    const { id } = await start(anna)
    const group = groupOf(await addGuest(anna, id, guest({ lastName: 'Uncounted' })))
    const { userId, round } = group.players[1] ?? { userId: '', round: { id: '' } }
    await server.database.pool.query(
      `insert into hole_scores (round_id, hole_number, entry_id, result, strokes, at, author_id)
        select $1, n, 'ent_' || n, 'strokes', 5, now(), $2 from generate_series(1, 18) n`,
      [round.id, anna.userId],
    )
    const handedIn = await anna.browser('POST', `/api/groups/${id}/players/${userId}/hand-in`, {
      grossScore: 90,
      netScore: null,
      stablefordPoints: null,
      partnerName: 'Anna',
      partnerSignature: 'Anna',
    })
    expect([handedIn.status, handedIn.text]).toEqual([200, '{"success":true}'])
    const { rows } = await server.database.pool.query(
      `select r.status, r.gross,
        (select count(*)::int from handicap_scores where user_id = $1) as scores,
        (select count(*)::int from counted_rounds where user_id = $1) as counted,
        (select count(*)::int from memberships where user_id = $1) as memberships,
        (select count(*)::int from accounts where user_id = $1) as accounts,
        (select email from users where id = $1) as email
      from rounds r where r.user_id = $1`,
      [userId],
    )
    expect(rows).toEqual([
      {
        status: 'submitted',
        gross: 90,
        scores: 0,
        counted: 0,
        memberships: 0,
        accounts: 0,
        email: expect.stringMatching(/@guest\.invalid$/) as string,
      },
    ])
    const members = await club.admin('GET', `/api/clubs/${club.clubId}/members`)
    expect(members.text).not.toContain('Uncounted')
  })

  test('a thirteenth guest of one person in a day is refused', async () => {
    const { id } = await start(anna)
    for (let i = 0; i < 12; i++) {
      const group = groupOf(await addGuest(anna, id))
      const { rows } = await server.database.pool.query<{ id: string }>(
        'select user_id as id from playing_group_members where group_id = $1 and user_id <> $2',
        [id, anna.userId],
      )
      expect(rows).toHaveLength(1)
      await server.database.pool.query('delete from playing_group_members where user_id = $1', [
        group.players[1]?.userId,
      ])
    }
    expect(await addGuest(anna, id)).toMatchObject({ status: 429, body: { code: 'too_many_guests' } })
  })
})

describe('leaving', () => {
  test('when somebody who was put in leaves before a score, then their card is given up and others do not put them back', async () => {
    const { id } = await start(anna, { competitionId })
    await add(anna, id, ben.userId)
    expect((await leave(ben, id, ben.userId)).status).toBe(200)
    expect(await openRound(ben)).toBeNull()
    expect(await add(anna, id, ben.userId)).toMatchObject({ status: 409, body: { code: 'group_left' } })
    expect(namesOf(await scan(ben, await linkOf(anna, id)))).toEqual(['Anna', 'Ben'])
  })

  test('when they have a score, then the card stays theirs', async () => {
    const { id } = await start(anna, { competitionId })
    const round = groupOf(await add(anna, id, ben.userId)).players[1]?.round.id ?? ''
    await ben.browser('POST', `/api/rounds/${round}/scores`, { entries: [entry(server, 1, 1, 4)] })
    await leave(anna, id, ben.userId)
    expect((await openRound(ben))?.id).toBe(round)
    expect(await current(ben)).toBeNull()
    expect(namesOf(await add(anna, id, ben.userId))).toEqual(['Anna', 'Ben'])
  })

  test('only who set the group up takes others out', async () => {
    const { id } = await start(anna, { competitionId })
    await add(anna, id, ben.userId)
    expect((await leave(ben, id, anna.userId)).status).toBe(403)
  })

  test('with its last card the group has ended', async () => {
    const { id, players } = await start(anna)
    await anna.browser('POST', `/api/rounds/${players[0]?.round.id}/abandon`)
    expect(await current(anna)).toBeNull()
    expect(await addGuest(anna, id)).toMatchObject({ status: 409, body: { code: 'group_over' } })
  })
})

describe('scoring for each other', () => {
  const Counting = z.array(
    z.object({
      user_id: z.string(),
      hole_number: z.number(),
      strokes: z.number(),
      author_id: z.string(),
      source: z.string(),
    }),
  )
  const scores = async (groupId: string) => {
    const { rows } = await server.database.pool.query(
      `select r.user_id, s.hole_number, s.strokes, s.author_id, e.source
        from playing_group_members m join rounds r on r.id = m.round_id
        join hole_scores s on s.round_id = r.id join hole_entries e on e.round_id = r.id and e.id = s.entry_id
        where m.group_id = $1`,
      [groupId],
    )
    return Counting.parse(rows)
  }

  test('when one author sends 24 scores of four players in any order, then each is on its round, once, with its author', async () => {
    const { id } = await start(anna, { competitionId })
    await add(anna, id, ben.userId)
    for (const lastName of ['One', 'Two']) await addGuest(anna, id, guest({ lastName }))
    const { players } = (await current(anna)) ?? { players: [] }
    const sent = players.flatMap(({ userId, round }, player) =>
      Array.from({ length: 6 }, (_, i) => ({
        userId,
        roundId: round.id,
        hole: i + 1,
        strokes: 3 + ((player * 5 + i) % 6),
        order: (player * 11 + i * 7) % 24,
        tap: 1_000 + player * 6 + i,
      })),
    )
    for (const { roundId, hole, strokes, tap } of [...sent].sort((a, b) => a.order - b.order)) {
      const path = `/api/rounds/${roundId}/scores`
      const entries = [entry(server, tap, hole, strokes)]
      expect((await anna.browser('POST', path, { entries })).status).toBe(200)
      if (hole % 5 === 0) await anna.browser('POST', path, { entries })
    }
    const key = (one: { userId: string; hole: number; strokes: number }) =>
      `${one.userId} ${one.hole} ${one.strokes}`
    const kept = await scores(id)
    expect(
      kept.map((one) => key({ userId: one.user_id, hole: one.hole_number, strokes: one.strokes })).sort(),
    ).toEqual(sent.map(key).sort())
    expect(new Set(kept.map(({ author_id }) => author_id))).toEqual(new Set([anna.userId]))
    for (const { user_id, source } of kept) expect(source).toBe(user_id === anna.userId ? 'player' : 'marker')
  })

  test('when a player enters another score than the group, then both stay and the card says both', async () => {
    const { id } = await start(anna, { competitionId })
    const round = groupOf(await add(anna, id, ben.userId)).players[1]?.round.id ?? ''
    await anna.browser('POST', `/api/rounds/${round}/scores`, { entries: [entry(server, 2_000, 7, 5)] })
    await ben.browser('POST', `/api/rounds/${round}/scores`, { entries: [entry(server, 2_001, 7, 4)] })
    const said = (await current(anna))?.players[1]?.round.said ?? []
    expect(said.map(({ source, grossScore }) => `${source} ${grossScore}`).sort()).toEqual([
      'marker 5',
      'player 4',
    ])
    const handIn = await anna.browser('POST', `/api/groups/${id}/players/${ben.userId}/hand-in`, {
      grossScore: null,
      netScore: null,
      stablefordPoints: null,
      partnerName: 'Anna',
      partnerSignature: 'Anna',
    })
    expect(handIn).toMatchObject({ status: 409, body: { code: 'holes_differ', details: { holes: [7] } } })
  })

  test('when a card is handed in on the group’s phone, then its player is told once by whom', async () => {
    const { id } = await start(anna, { competitionId })
    const round = groupOf(await add(anna, id, ben.userId)).players[1]?.round.id ?? ''
    await anna.browser('POST', `/api/rounds/${round}/scores`, { entries: [entry(server, 2_100, 1, 5)] })
    const totals = { grossScore: null, netScore: null, stablefordPoints: null }
    const body = { ...totals, partnerName: 'Anna', partnerSignature: 'Anna' }
    const path = `/api/groups/${id}/players/${ben.userId}/hand-in`
    const answers = [await anna.browser('POST', path, body), await anna.browser('POST', path, body)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { notices } = expectBody(await ben.browser('GET', '/api/notices'), listNotices.reply)
    const told = notices.filter(({ kind, card }) => kind === 'card_from_group' && card?.roundId === round)
    expect(told).toMatchObject([{ byName: expect.stringContaining('Anna') as string }])
  })

  test('when it was handed in there without a network, then it goes with the scores, once, and nobody else’s does', async () => {
    const { id } = await start(anna, { competitionId })
    const added = groupOf(await add(anna, id, ben.userId))
    const round = added.players[1]?.round.id ?? ''
    const guestRound = groupOf(await addGuest(anna, id)).players[2]?.round.id ?? ''
    const totals = { grossScore: null, netScore: null, stablefordPoints: null }
    const handIn = { ...totals, partnerName: 'Anna', partnerSignature: 'Anna' }
    const sent = (roundId: string, from: number) => ({
      roundId,
      groupId: id,
      handIn,
      entries: [entry(server, from, 1, 5)],
    })
    const send = async (who: Person, rounds: object[]) =>
      expectBody(await who.browser('POST', '/api/rounds/send-kept', { rounds }), sendKept.reply).rounds
    const both = [sent(round, 2_200), sent(guestRound, 2_300)]
    for (const answers of [await send(anna, both), await send(anna, both)])
      expect(answers.map((one) => one.handIn?.round)).toMatchObject([
        { id: round, status: 'submitted', partnerSignature: null },
        { id: guestRound, status: 'submitted' },
      ])
    const { notices } = expectBody(await ben.browser('GET', '/api/notices'), listNotices.reply)
    expect(notices.filter(({ kind }) => kind === 'card_from_group')).toHaveLength(1)
    const carla = await join('Carla')
    const own = (await start(carla)).players[0]?.round.id ?? ''
    for (const [who, roundId] of [
      [carla, round],
      [anna, own],
    ] as const) {
      const [answer] = await send(who, [{ roundId, groupId: id, handIn }])
      expect(answer?.handIn).toMatchObject({ refusal: { status: 404 } })
    }
  })

  test('when somebody has left, then the group scores no more for them, and they for nobody', async () => {
    const { id, players } = await start(anna, { competitionId })
    const round = groupOf(await add(anna, id, ben.userId)).players[1]?.round.id ?? ''
    await ben.browser('POST', `/api/rounds/${round}/scores`, { entries: [entry(server, 3_000, 1, 4)] })
    await leave(ben, id, ben.userId)
    const of = (who: Person, roundId: string) =>
      who.browser('POST', `/api/rounds/${roundId}/scores`, { entries: [entry(server, 3_001, 2, 4)] })
    expect((await of(anna, round)).status).toBe(404)
    expect((await of(ben, players[0]?.round.id ?? '')).status).toBe(404)
  })

  test('guests go after 90 days with their cards, unless a competition names them', async () => {
    const { id } = await start(anna)
    const group = groupOf(await addGuest(anna, id, guest({ lastName: 'Gone' })))
    const { userId } = group.players[1] ?? { userId: '' }
    const config = readConfig({ DATA_DIR: server.dataDir, NODE_ENV: 'test' })
    const clean = (days: number) =>
      cleanUpPeople({
        db: server.database.db,
        config,
        now: () => new Date(server.now().getTime() + days * 86_400_000),
      })
    const left = async () =>
      (await server.database.pool.query('select 1 from users where id = $1', [userId])).rows.length
    await clean(89)
    expect(await left()).toBe(1)
    await clean(91)
    expect(await left()).toBe(0)
  })
})
