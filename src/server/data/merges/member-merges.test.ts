import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { enterGuest as enterGuestCall, readEntries } from '#contract/competition/entries.ts'
import { memberHandicapRecord } from '#contract/handicap/handicap.ts'
import {
  findMergeCandidates,
  listMemberMerges,
  mergeMembers,
  previewMemberMerge,
} from '#contract/club/member-merges.ts'
import { listMembers } from '#contract/club/members.ts'
import { getRoundCard, roundCard } from '#contract/card/round-card.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  idOf,
  PASSWORD,
  rateTees,
  setTimeSignedIn,
  signUpAs,
  startTestServer,
  type Answer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { readRowsOfTwo } from './changed-rows.ts'

/* Two records of one person, made one by the club and two again. */

const DAY_MS = 24 * 60 * 60 * 1000
const reason = 'Typed twice'

let server: TestServer
let club: TestClub
let count = 0

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  // Par 72, rated 72.0 with slope 113: a round of 90 has the differential 18.0.
  await rateTees(club)
  await server.database.pool.query('update clubs set max_members = 400 where id = $1', [club.clubId])
})
afterAll(() => server.close())
beforeEach(async () => {
  count += 1
  await setTimeSignedIn(server, new Date(server.now().getTime() + 7 * DAY_MS))
})

const ok = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(200)
  return answer
}
const at = `member-merges`
const path = () => `/api/clubs/${club.clubId}/${at}`
const merge = (memberId: string, otherId: string) => club.admin('POST', path(), { memberId, otherId, reason })
const made = async (memberId: string, otherId: string) =>
  expectBody(ok(await merge(memberId, otherId)), mergeMembers.reply)
const takeBack = (id: string) => club.admin('POST', `${path()}/${id}/take-back`, {})
const preview = async (memberId: string, otherId: string) =>
  expectBody(
    ok(await club.admin('GET', `${path()}/preview?memberId=${memberId}&otherId=${otherId}`)),
    previewMemberMerge.reply,
  )
const members = async () =>
  expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/members`), listMembers.reply)
const recordOf = async (userId: string) =>
  expectBody(await club.admin('GET', `/api/members/${userId}/handicap-record`), memberHandicapRecord.reply)
const differentials = async (userId: string) =>
  (await recordOf(userId)).scores.map(({ differential }) => differential.value)
const compete = (name: string, more: Record<string, unknown> = {}) =>
  createTestCompetition(server, club, { name, competitionType: 'stroke_play', ...more })
const daysAgo = (days: number) => new Date(server.now().getTime() - days * DAY_MS).toISOString().slice(0, 10)

/** Members of the list without an account: each line is first name, last name, address and index. */
async function list(...lines: string[]): Promise<string[]> {
  const file = Buffer.from(['First name,Last name,Email,HCP', ...lines].join('\n'))
  const importPath = `/api/clubs/${club.clubId}/member-imports/imp_${String(count).padStart(20, 'M')}?ready=${lines.length}`
  expectBody(await club.admin('PUT', importPath, file, { 'content-type': 'text/csv' }), z.unknown())
  const all = await members()
  return lines.map((line) => {
    const [first = '', last = ''] = line.split(',')
    return all.find(({ firstName, lastName }) => firstName === first && lastName === last)?.id ?? ''
  })
}

/** A card typed by the club and handed in. */
async function play(userId: string, total: number, more: object = {}): Promise<string> {
  const begun = ok(
    await club.admin('POST', `/api/clubs/${club.clubId}/members/${userId}/rounds`, {
      reason,
      courseId: club.courseId,
      ...more,
    }),
  )
  const { id } = expectBody(begun, roundCard)
  const holes = Array.from({ length: 18 }, (_, i) => ({
    holeNumber: i + 1,
    from: { result: 'not_played', grossScore: null },
    to: { result: 'strokes', grossScore: Math.floor(total / 18) + (i < total % 18 ? 1 : 0) },
  }))
  ok(await club.admin('POST', `/api/rounds/${id}/corrections`, { reason, holes }))
  ok(await club.admin('POST', `/api/rounds/${id}/hand-in`, { reason, partnerName: 'Max Marker' }))
  return id
}

const enter = async (competitionId: string, userId: string) =>
  ok(await club.admin('POST', `/api/competitions/${competitionId}/entry-list`, { userIds: [userId] }))

/** What is kept of two people, without the counters that only rise and what tells them of a change. */
async function kept(one: string, other: string) {
  const { rows } = await readRowsOfTwo(server.database.db, { from: one, to: other })
  const rising = new Set(['version', 'card_revision', 'updated_at'])
  return Object.fromEntries(
    [...rows]
      .filter(([table]) => !['notices', 'member_match_answers'].includes(table))
      .map(([table, found]) => [
        table,
        found
          .map((row) =>
            JSON.stringify(Object.fromEntries(Object.entries(row).filter(([name]) => !rising.has(name)))),
          )
          .sort(),
      ]),
  )
}

describe('a member who was typed twice', () => {
  test('when the club makes the two one, then the record has the cards of both; taken back, each has their own again', async () => {
    const [ann = '', anne = ''] = await list(
      `Ann,Twice${count},ann${count}@a.example,`,
      `Anne,Twice${count},anne${count}@b.example,`,
    )
    const [medal, seniors] = [await compete('Medal'), await compete('Seniors')]
    await enter(medal, ann)
    await enter(seniors, anne)
    await play(ann, 90, { competitionId: medal })
    await play(anne, 92, { competitionId: seniors })
    await play(ann, 95, { playedOn: daysAgo(1) })
    const before = await kept(ann, anne)
    expect(await preview(ann, anne)).toMatchObject({
      stays: { id: ann, kind: 'listed', cards: 2, entries: 1 },
      goes: { id: anne, kind: 'listed', cards: 1, entries: 1 },
      refusal: null,
    })
    expect(await kept(ann, anne)).toEqual(before)

    const { id, keptId } = await made(ann, anne)
    expect(keptId).toBe(ann)
    expect((await members()).filter(({ lastName }) => lastName === `Twice${count}`)).toHaveLength(1)
    expect(await differentials(ann)).toEqual(['20.0', '18.0', '23.0'])
    // 18.0 - 2.0 of three.
    expect((await recordOf(ann)).handicap).toBe('16.0')
    expect(await made(ann, anne)).toEqual({ id, keptId })
    expect(await made(anne, ann)).toEqual({ id, keptId })

    ok(await takeBack(id))
    ok(await takeBack(id))
    expect(await kept(ann, anne)).toEqual(before)
    expect(await differentials(ann)).toEqual(['18.0', '23.0'])
    expect(await differentials(anne)).toEqual(['20.0'])
    const log = await club.admin('GET', `/api/clubs/${club.clubId}/audit-log?objectId=${ann}`)
    expect(log.text).toContain('"member.merged"')
    expect(log.text).toContain('"member.merge_taken_back"')
    const merges = expectBody(await club.admin('GET', path()), listMemberMerges.reply)
    expect(merges[0]).toMatchObject({ id, goneName: `Anne Twice${count}`, reason })
    expect(merges[0]?.takenBackAt).not.toBeNull()
  })

  test('when they played at other clubs, then those rounds come along and count, and each goes back to its own', async () => {
    const [ed = '', eddie = ''] = await list(`Ed,Twice${count},,`, `Eddie,Twice${count},,`)
    const elsewhere = async (userId: string, id: string, days: number) =>
      ok(
        await club.admin('POST', `/api/members/${userId}/rounds-elsewhere`, {
          id: `rel_merge${count}${id}`,
          day: daysAgo(days),
          courseName: 'Links',
          teeName: 'Yellow',
          holes: 18,
          courseRating: '70.5',
          slope: 125,
          par: 71,
          adjustedGross: 88,
          markerName: 'Max Marker',
        }),
      )
    await elsewhere(ed, 'a', 5)
    await elsewhere(ed, 'b', 4)
    await elsewhere(eddie, 'c', 3)
    const before = await kept(ed, eddie)
    expect(before.rounds_elsewhere).toHaveLength(3)
    const { id } = await made(ed, eddie)
    // 113 / 125 x (88 - 70.5) = 15.8, three times; 15.8 - 2.0.
    expect(await differentials(ed)).toEqual(['15.8', '15.8', '15.8'])
    expect(await recordOf(ed)).toMatchObject({ handicap: '13.8', elsewhere: { rounds: { length: 3 } } })
    ok(await takeBack(id))
    expect(await kept(ed, eddie)).toEqual(before)
    expect((await recordOf(ed)).handicap).toBeNull()
  })

  test('when both are entered in one competition, then one entry stays, with the fee that was paid, and both come back', async () => {
    const [bob = '', robert = ''] = await list(`Bob,Twice${count},,12.0`, `Robert,Twice${count},,`)
    const medal = await compete('Medal')
    await enter(medal, bob)
    await enter(medal, robert)
    await server.database.pool.query(
      `update competition_entries set fee = 'paid' where competition_id = $1 and user_id = $2`,
      [medal, robert],
    )
    const before = await kept(bob, robert)
    const { id } = await made(bob, robert)
    const { rows } = await server.database.pool.query(
      'select user_id, fee from competition_entries where competition_id = $1',
      [medal],
    )
    expect(rows).toEqual([{ user_id: bob, fee: 'paid' }])
    expect((await recordOf(bob)).handicap).toBe('12.0')
    ok(await takeBack(id))
    expect(await kept(bob, robert)).toEqual(before)
  })

  test('when one was refunded and the fee of the other is waived, then nothing is owed; taken back, both are as before', async () => {
    const [bea = '', beatrice = ''] = await list(`Bea,Twice${count},,`, `Beatrice,Twice${count},,`)
    const medal = await compete('Medal', { entryFee: '15.00' })
    await enter(medal, bea)
    await enter(medal, beatrice)
    const say = async (userId: string, fee: string) =>
      ok(await club.admin('PATCH', `/api/competitions/${medal}/entry-list`, { userIds: [userId], fee }))
    await say(bea, 'waived')
    await say(beatrice, 'paid')
    ok(await club.admin('POST', `/api/competitions/${medal}/withdrawals`, { userIds: [beatrice], reason }))
    await say(beatrice, 'refunded')
    const before = await kept(bea, beatrice)
    const { id } = await made(bea, beatrice)
    const { entries, fees } = expectBody(
      await club.admin('GET', `/api/competitions/${medal}/entry-list`),
      readEntries.reply,
    )
    expect(entries).toMatchObject([{ userId: bea, status: 'entered', fee: 'waived' }])
    expect(fees).toMatchObject({ owed: '0.00', owing: 0, waived: 1 })
    ok(await takeBack(id))
    expect(await kept(bea, beatrice)).toEqual(before)
  })

  test('when the result of a competition that both entered became final since, then it is opened again before it is taken back', async () => {
    const [cal = '', calvin = ''] = await list(`Cal,Twice${count},,`, `Calvin,Twice${count},,`)
    const medal = await compete('Final Medal')
    await enter(medal, cal)
    await enter(medal, calvin)
    await play(calvin, 90, { competitionId: medal })
    const { id } = await made(cal, calvin)
    const step = async (status: string) =>
      ok(await club.admin('PATCH', `/api/competitions/${medal}/status`, { status, reason }))
    await step('completed')
    await step('final')
    const merged = await kept(cal, calvin)
    const refused = await takeBack(id)
    expect(refused.status, refused.text).toBe(409)
    expect(refused.text).toContain('The result of Final Medal is final')
    expect(await kept(cal, calvin)).toEqual(merged)
    await step('completed')
    ok(await takeBack(id))
    await step('final')
    const { rows } = await server.database.pool.query<{ rows: unknown }>(
      'select rows from result_sheets where competition_id = $1',
      [medal],
    )
    expect(rows[0]?.rows).toMatchObject([
      { userId: calvin, grossScore: 90 },
      { userId: cal, grossScore: null },
    ])
  })

  test('when a card is played and a card is corrected after that, then taking it back keeps both', async () => {
    const [cy = '', cyril = ''] = await list(`Cy,Twice${count},,`, `Cyril,Twice${count},,`)
    const old = await play(cyril, 92)
    const { id } = await made(cy, cyril)
    await setTimeSignedIn(server, new Date(server.now().getTime() + DAY_MS))
    const later = await play(cy, 90)
    ok(
      await club.admin('POST', `/api/rounds/${old}/corrections`, {
        reason,
        holes: [
          {
            holeNumber: 18,
            from: { result: 'strokes', grossScore: 5 },
            to: { result: 'strokes', grossScore: 6 },
          },
        ],
      }),
    )
    ok(await takeBack(id))
    const cardOf = async (roundId: string) =>
      expectBody(await club.admin('GET', `/api/rounds/${roundId}/card`), getRoundCard.reply)
    expect(await cardOf(later)).toMatchObject({ userId: cy })
    expect(await cardOf(old)).toMatchObject({ userId: cyril, grossScore: 93 })
    expect(await differentials(cy)).toEqual(['18.0'])
  })

  test('when both have a card of one round, then nothing happens, and the club is told of which', async () => {
    const [di = '', diana = ''] = await list(`Di,Twice${count},,`, `Diana,Twice${count},,`)
    const medal = await compete('Spring Medal')
    for (const userId of [di, diana]) {
      await enter(medal, userId)
      await play(userId, 90, { competitionId: medal })
    }
    const before = await kept(di, diana)
    expect(await preview(di, diana)).toMatchObject({ refusal: 'both_entered', competition: 'Spring Medal' })
    const refused = await merge(di, diana)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('Both have a card, a team or a place in the draw of Spring Medal')
    expect(await kept(di, diana)).toEqual(before)
  })

  test('when a list that was imported later has another index, then the one played to stays', async () => {
    const [fay = ''] = await list(`Fay,Stale${count},,14.0`)
    await play(fay, 90)
    const { handicap } = await recordOf(fay)
    await setTimeSignedIn(server, new Date(server.now().getTime() + DAY_MS))
    count += 1
    const [faye = ''] = await list(`Faye,Stale${count},,36.0`)
    const before = await kept(fay, faye)
    const { id } = await made(fay, faye)
    expect((await recordOf(fay)).handicap).toBe(handicap)
    expect(await differentials(fay)).toEqual(['18.0'])
    ok(await takeBack(id))
    expect(await kept(fay, faye)).toEqual(before)
  })

  test('when one round was typed for both, then it counts once; taken back, for each', async () => {
    const [guy = '', guido = ''] = await list(`Guy,Round${count},,`, `Guido,Round${count},,`)
    for (const userId of [guy, guido]) await play(userId, 90, { playedOn: daysAgo(1) })
    const before = await kept(guy, guido)
    const { id } = await made(guy, guido)
    expect(await recordOf(guy)).toMatchObject({ holesOnRecord: 18 })
    ok(await takeBack(id))
    expect(await kept(guy, guido)).toEqual(before)
    expect([await differentials(guy), await differentials(guido)]).toEqual([['18.0'], ['18.0']])
  })

  test('when the one that stayed is made one with a third, then the later merge is taken back first', async () => {
    const [ed = '', eddy = '', eduard = ''] = await list(
      ...['Ed', 'Eddy', 'Eduard'].map((name) => `${name},Thrice${count},,`),
    )
    await play(eduard, 92)
    const before = await kept(ed, eduard)
    const first = await made(ed, eduard)
    const second = await made(eddy, ed)
    expect(await differentials(eddy)).toEqual(['20.0'])
    const refused = await takeBack(first.id)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('take that back first')
    ok(await takeBack(second.id))
    ok(await takeBack(first.id))
    expect(await kept(ed, eduard)).toEqual(before)
  })
})

describe('what happened after a merge', () => {
  test('when the medal of the entry that came along is played, then its card goes back with the entry', async () => {
    const [ned = '', edward = ''] = await list(`Ned,After${count},,`, `Edward,After${count},,`)
    const medal = await compete('Late Medal')
    await enter(medal, edward)
    const { id } = await made(ned, edward)
    const card = await play(ned, 90, { competitionId: medal })
    ok(await takeBack(id))
    const { rows } = await server.database.pool.query(
      `select r.user_id as card, e.user_id as entry, s.user_id as score from rounds r
       join competition_entries e on e.competition_id = r.competition_id
       join handicap_scores s on s.round_id = r.id where r.id = $1`,
      [card],
    )
    expect(rows).toEqual([{ card: edward, entry: edward, score: edward }])
  })

  test.each([
    ['goes back with the entry that came along', true],
    ['stays, and the card that it was made of goes back', false],
  ])(
    'when a round was entered for another competition since and that card %s, then each counts',
    async (_, isBack) => {
      const [max = '', maxim = ''] = await list(`Max,Since${count},,`, `Maxim,Since${count},,`)
      const [medal, cup] = [await compete('Since Medal'), await compete('Since Cup')]
      await enter(medal, isBack ? maxim : max)
      await enter(cup, isBack ? max : maxim)
      const first = await play(isBack ? max : maxim, 90, { competitionId: cup })
      const { id } = await made(max, maxim)
      ok(await club.admin('POST', `/api/rounds/${first}/also-counts-for`, { reason, competitionId: medal }))
      expect(await differentials(max)).toEqual(['18.0'])
      ok(await takeBack(id))
      expect([await differentials(max), await differentials(maxim)]).toEqual([['18.0'], ['18.0']])
      const { rows } = await server.database.pool.query(
        'select same_round_as from rounds where user_id = any($1)',
        [[max, maxim]],
      )
      expect(rows).toEqual([{ same_round_as: null }, { same_round_as: null }])
    },
  )

  test('when a card that came along is put on another day since, twice, then it goes back with the others', async () => {
    const [kay = '', kate = ''] = await list(`Kay,Moved${count},,`, `Kate,Moved${count},,`)
    const first = await play(kate, 90)
    const { id } = await made(kay, kate)
    const move = async (roundId: string, playedOn: string) =>
      idOf(ok(await club.admin('POST', `/api/rounds/${roundId}/move`, { reason, playedOn })))
    const moved = await move(await move(first, daysAgo(3)), daysAgo(2))
    expect(await differentials(kay)).toEqual(['18.0'])
    ok(await takeBack(id))
    expect([await differentials(kay), await differentials(kate)]).toEqual([[], ['18.0']])
    const card = expectBody(await club.admin('GET', `/api/rounds/${moved}/card`), getRoundCard.reply)
    expect(card).toMatchObject({ userId: kate })
  })

  test('when a card had been moved from one to the other before, then undoing leaves it where it was moved to', async () => {
    const [lea = '', leah = ''] = await list(`Lea,Before${count},,`, `Leah,Before${count},,`)
    const first = await play(leah, 90)
    ok(await club.admin('POST', `/api/rounds/${first}/move`, { reason, userId: lea }))
    expect([await differentials(lea), await differentials(leah)]).toEqual([['18.0'], []])
    ok(await takeBack((await made(lea, leah)).id))
    expect([await differentials(lea), await differentials(leah)]).toEqual([['18.0'], []])
  })

  test('when an open card has taken up the index that both make, then undoing gives it back its terms', async () => {
    const [pia = '', pina = ''] = await list(`Pia,Open${count},,`, `Pina,Open${count},,`)
    for (const days of [4, 3]) await play(pia, 88 + days, { playedOn: daysAgo(days) })
    await play(pina, 92, { playedOn: daysAgo(2) })
    const begun = ok(
      await club.admin('POST', `/api/clubs/${club.clubId}/members/${pia}/rounds`, {
        reason,
        courseId: club.courseId,
      }),
    )
    const { id: roundId } = expectBody(begun, roundCard)
    const termsOf = async () => {
      const { rows } = await server.database.pool.query<Record<string, number | null>>(
        'select handicap_index, course_handicap, playing_handicap from rounds where id = $1',
        [roundId],
      )
      return rows
    }
    const before = await termsOf()
    const { id } = await made(pia, pina)
    expect(await termsOf()).not.toEqual(before)
    ok(await takeBack(id))
    expect(await termsOf()).toEqual(before)
  })

  test.each([
    ['none', '', null],
    ['12.4 from the list', '12.4', '12.4'],
  ])(
    'when a card was played off the index of both, then undoing leaves %s with too few cards',
    async (_, listed, expected) => {
      const [mo = '', moe = ''] = await list(`Mo,Off${count},,${listed}`, `Moe,Off${count},,`)
      for (const days of [4, 3, 2]) await play(moe, 88 + days, { playedOn: daysAgo(days) })
      const { id } = await made(mo, moe)
      server.setTime(new Date(server.now().getTime() + 60_000))
      await play(mo, 90)
      ok(await takeBack(id))
      expect((await recordOf(mo)).handicap).toBe(expected)
      await play(mo, 95, { playedOn: daysAgo(1) })
      expect(await recordOf(mo)).toMatchObject({ handicap: expected, holesOnRecord: 36 })
    },
  )

  test('when the one that stayed helps at the desk since, then undoing leaves them the desk', async () => {
    const [una = '', unity = ''] = await list(`Una,After${count},,`, `Unity,After${count},,`)
    const medal = await compete('Helped Medal')
    await enter(medal, unity)
    const { id } = await made(una, unity)
    const help = `dsk_after${count}`
    await server.database.pool.query(
      `insert into desk_helpers (id, club_id, competition_id, user_id, added_by, added_at)
       values ($1, $2, $3, $4, $5, now())`,
      [help, club.clubId, medal, una, una],
    )
    ok(await takeBack(id))
    const { rows } = await server.database.pool.query(
      'select user_id, added_by from desk_helpers where id = $1',
      [help],
    )
    expect(rows).toEqual([{ user_id: una, added_by: una }])
  })

  test('when the card of a guest is corrected, then undoing leaves the guest without a record', async () => {
    const medal = await compete('Guest Day')
    const body = { key: `afterguest${count}`.padEnd(14, 'x'), firstName: 'Pat', lastName: `After${count}` }
    const guestPath = `/api/competitions/${medal}/entry-list/guests`
    const entered = ok(await club.admin('POST', guestPath, { ...body, handicap: '18.0', gender: 'men' }))
    const [guest = ''] = expectBody(entered, enterGuestCall.reply).entered
    const card = await play(guest, 90, { competitionId: medal })
    const [pat = ''] = await list(`Patricia,After${count},,`)
    const { id } = await made(guest, pat)
    const change = {
      holeNumber: 1,
      from: { result: 'strokes', grossScore: 5 },
      to: { result: 'strokes', grossScore: 6 },
    }
    ok(await club.admin('POST', `/api/rounds/${card}/corrections`, { reason, holes: [change] }))
    ok(await takeBack(id))
    const { rows } = await server.database.pool.query('select id from handicap_scores where round_id = $1', [
      card,
    ])
    expect(rows).toEqual([])
    expect(await differentials(pat)).toEqual([])
  })

  test('when the club changes what it says of the member, then that stays with the member', async () => {
    const [listed = ''] = await list(`Quin,After${count},,14.0`)
    const player = await signUpAs(server, {
      firstName: 'Quin',
      lastName: `Now${count}`,
      clubCode: club.clubCode,
    })
    const { id } = await made(listed, player.userId)
    const at = `/api/clubs/${club.clubId}/members/${player.userId}/details`
    ok(await club.admin('PUT', at, { firstName: 'Quin', lastName: `Now${count}`, phone: '07700 900123' }))
    ok(await takeBack(id))
    const { rows } = await server.database.pool.query(
      'select user_id, phone, has_no_account from memberships where user_id in ($1, $2) order by has_no_account',
      [listed, player.userId],
    )
    expect(rows).toEqual([
      { user_id: player.userId, phone: '07700 900123', has_no_account: false },
      { user_id: listed, phone: null, has_no_account: true },
    ])
  })

  test('when another member has the address of the one that went by now, then it is said', async () => {
    const [ray = '', raymond = ''] = await list(
      `Ray,After${count},,`,
      `Raymond,After${count},ray${count}@taken.example,`,
    )
    const { id } = await made(ray, raymond)
    await server.database.pool.query('update memberships set listed_email = $1 where user_id = $2', [
      `other${count}@taken.example`,
      ray,
    ])
    count += 1
    await list(`Somebody,Else${count},ray${count - 1}@taken.example,`)
    const refused = await takeBack(id)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('Another record has taken a place')
  })

  test('when the same call comes twice at once, then both are answered alike', async () => {
    const [sam = '', samuel = ''] = await list(`Sam,After${count},,`, `Samuel,After${count},,`)
    const both = await Promise.all([merge(sam, samuel), merge(sam, samuel)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('a member with two accounts', () => {
  test('when both have agreed to the terms, have a second step and turned notices off, then that comes back too', async () => {
    const [one, other] = [
      await signUpAs(server, { firstName: 'Tom', lastName: `Two${count}`, clubCode: club.clubCode }),
      await signUpAs(server, { firstName: 'Thomas', lastName: `Two${count}`, clubCode: club.clubCode }),
    ]
    const query = (text: string, values: unknown[]) => server.database.pool.query(text, values)
    await query(
      `insert into consent_texts (hash, kind, version, language, text) values ('merged', 'terms', '1', 'en', 'Terms')`,
      [],
    )
    for (const { userId } of [one, other]) {
      await query(
        `insert into consents (id, user_id, text_hash, by, act, at) values ($1, $2, 'merged', 'self', 'given', now())`,
        [`con_${userId}`, userId],
      )
      await query(
        `insert into one_time_secrets (user_id, sealed, made_at, on_since) values ($1, 'sealed', now(), now())`,
        [userId],
      )
      await query(`insert into notices_off (user_id, kind) values ($1, 'record_joined')`, [userId])
    }
    const before = await kept(one.userId, other.userId)
    const { id } = await made(one.userId, other.userId)
    ok(await takeBack(id))
    expect(await kept(one.userId, other.userId)).toEqual(before)
  })

  test('when they are made one, then one of them signs in; taken back, both do as before', async () => {
    const [one, other] = [
      await signUpAs(server, { firstName: 'Flo', lastName: `Two${count}`, clubCode: club.clubCode }),
      await signUpAs(server, { firstName: 'Florence', lastName: `Two${count}`, clubCode: club.clubCode }),
    ]
    const all = await members()
    const email = all.find(({ id }) => id === other.userId)?.email ?? ''
    await play(other.userId, 92)
    const before = await kept(one.userId, other.userId)
    const signIn = () => server.browser()('POST', '/api/auth/sign-in', { email, password: PASSWORD })
    const { id } = await made(one.userId, other.userId)
    expect((await other.browser('GET', '/api/auth/user')).status).toBe(401)
    expect((await signIn()).status).toBe(401)
    expect(await differentials(one.userId)).toEqual(['20.0'])
    ok(await takeBack(id))
    expect(await kept(one.userId, other.userId)).toEqual(before)
    ok(await signIn())
  })

  test('when one of them is an administrator or the reader, then that one stays', async () => {
    const player = await signUpAs(server, {
      firstName: 'Gus',
      lastName: `Two${count}`,
      clubCode: club.clubCode,
    })
    expect(await preview(player.userId, club.adminId)).toMatchObject({ refusal: 'is_administrator' })
    expect((await merge(player.userId, club.adminId)).text).toContain('is an administrator')
    expect(await preview(player.userId, player.userId)).toMatchObject({ refusal: 'same_person' })
  })

  test('when one of them is a member of another club too, then only that person can close it', async () => {
    const elsewhere = await createTestClub(server, `Elsewhere ${count}`)
    const player = await signUpAs(server, {
      firstName: 'Hal',
      lastName: `Two${count}`,
      clubCode: club.clubCode,
    })
    const other = await signUpAs(server, {
      firstName: 'Hall',
      lastName: `Two${count}`,
      clubCode: club.clubCode,
    })
    await server.database.pool.query(
      `insert into memberships (id, club_id, user_id, role, status, joined_at)
       values ($1, $2, $3, 'player', 'active', $4)`,
      [`mbr_elsewhere${count}`, elsewhere.clubId, other.userId, server.now()],
    )
    expect(await preview(player.userId, other.userId)).toMatchObject({ refusal: 'plays_elsewhere' })
  })

  test('when one of them has an account and the other is a line of the list, then the account stays', async () => {
    const [listed = ''] = await list(`Ida,Listed${count},,14.0`)
    const player = await signUpAs(server, {
      firstName: 'Ida',
      lastName: `Account${count}`,
      clubCode: club.clubCode,
    })
    const before = await kept(listed, player.userId)
    const { id, keptId } = await made(listed, player.userId)
    expect(keptId).toBe(player.userId)
    expect((await recordOf(keptId)).handicap).toBe('14.0')
    ok(await takeBack(id))
    expect(await kept(listed, player.userId)).toEqual(before)
  })
})

test('when a guest became a member, then the cards of the guest count for the member until it is taken back', async () => {
  const medal = await compete('Open Day')
  const body = { key: `mergeguest${count}`.padEnd(14, 'x'), firstName: 'Jo', lastName: `Guest${count}` }
  const guestPath = `/api/competitions/${medal}/entry-list/guests`
  const entered = ok(await club.admin('POST', guestPath, { ...body, handicap: '18.0', gender: 'men' }))
  const [guest = ''] = expectBody(entered, enterGuestCall.reply).entered
  await play(guest, 90, { competitionId: medal })
  const [jo = ''] = await list(`Jo,Member${count},,`)
  const found = await club.admin('GET', `${path()}/candidates?memberId=${jo}&search=JO GUEST${count}`)
  expect(expectBody(found, findMergeCandidates.reply)).toMatchObject([{ id: guest, kind: 'guest', cards: 1 }])
  const before = await kept(guest, jo)
  expect(await preview(guest, jo)).toMatchObject({
    stays: { id: jo },
    goes: { id: guest, kind: 'guest', cards: 1 },
  })
  const { id } = await made(guest, jo)
  expect(await differentials(jo)).toEqual(['18.0'])
  const board = await club.admin('GET', `/api/competitions/${medal}/leaderboard`)
  expect(board.text).toContain(jo)
  expect(board.text).not.toContain(guest)
  ok(await takeBack(id))
  expect(await kept(guest, jo)).toEqual(before)
  expect(await differentials(jo)).toEqual([])
})

test('when somebody is no administrator, or a record is of another club, then nothing is said of it', async () => {
  const [one = '', other = ''] = await list(`Kim,Two${count},,`, `Kimberly,Two${count},,`)
  const player = await signUpAs(server, { firstName: 'Lou', lastName: `L${count}`, clubCode: club.clubCode })
  expect((await player.browser('POST', path(), { memberId: one, otherId: other, reason })).status).toBe(403)
  const elsewhere = await createTestClub(server, `Nosy ${count}`)
  const theirs = `/api/clubs/${elsewhere.clubId}/${at}`
  expect((await elsewhere.admin('POST', theirs, { memberId: one, otherId: other, reason })).status).toBe(404)
  const { id } = await made(one, other)
  expect((await elsewhere.admin('POST', `${theirs}/${id}/take-back`, {})).status).toBe(404)
  expect(idOf(await club.admin('POST', path(), { memberId: one, otherId: other, reason }))).toBe(id)
})
