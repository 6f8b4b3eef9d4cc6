import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { MOST_ROUNDS } from '#golf/competition/formats/several-rounds.ts'
import { openBoard } from '#server/board/board-source.ts'
import { ratios, type Row, spread } from './figures.ts'
import type { World } from './world.ts'

const TURNS = 40

/** What a board of several rounds costs beside one of the same players with one: read whole, and for one changed card. */
export async function benchRoundsBoard({ pool, competitionId, players }: World): Promise<Row[]> {
  const deps = { db: drizzle(pool), pool, now: () => new Date() }
  const one = await openBoard(deps, await copyWithRounds(pool, competitionId, 1))
  const four = await openBoard(deps, await copyWithRounds(pool, competitionId, MOST_ROUNDS))
  await pool.query('vacuum analyze')
  const changed = players.slice(0, 1).map(({ userId }) => userId)
  return [
    await compare(`board of ${players.length} read from the store and put in order`, [
      async () => one.order(await one.load()),
      async () => four.order(await four.load()),
    ]),
    await compare('one changed row read', [() => one.load(changed), () => four.load(changed)]),
  ]
}

/** Of each turn one after the other, so that both have the same machine. */
async function compare(name: string, works: readonly [Work, Work]): Promise<Row> {
  const millis: [number[], number[]] = [[], []]
  for (let turn = -5; turn < TURNS; turn++)
    for (const [side, work] of works.entries()) {
      const began = performance.now()
      await work()
      if (turn >= 0) millis[side]?.push(performance.now() - began)
    }
  const [one, four] = millis
  return {
    measured: `${name}, ms: ${MOST_ROUNDS} rounds, and 1 in the column of bare`,
    ours: spread(four, 2),
    bare: spread(one, 2),
    ratio: spread(ratios(four, one), 2),
    goal: `at most ${MOST_ROUNDS}`,
  }
}

type Work = () => Promise<unknown>

/** The same players and cards again, handed in, as a competition of so many rounds. */
async function copyWithRounds(pool: Pool, competitionId: string, count: number): Promise<string> {
  const copied = `${competitionId}r${count}`
  await pool.query(
    `insert into competitions select c.* from competitions o, jsonb_populate_record(o,
       jsonb_build_object('id', $2::text, 'round_count', $3::int)) c where o.id = $1`,
    [competitionId, copied, count],
  )
  await pool.query(
    `insert into competition_entries (competition_id, club_id, user_id, status)
     select $2, club_id, user_id, status from competition_entries where competition_id = $1`,
    [competitionId, copied],
  )
  const suffix = `'r${count}' || n`
  // All but what the store works out itself.
  const { rows } = await pool.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'rounds' and is_generated = 'NEVER'`,
  )
  const columns = rows[0]?.columns ?? ''
  await pool.query(
    `insert into rounds (${columns}) select ${columns} from (select r.* from rounds o, generate_series(1, $3::int) n, jsonb_populate_record(o,
       jsonb_build_object('id', o.id || ${suffix}, 'competition_id', $2::text, 'round_number', n,
         'status', 'submitted', 'submitted_at', now())) r where o.competition_id = $1) as copies`,
    [competitionId, copied, count],
  )
  await pool.query(
    `insert into hole_scores select h.* from hole_scores o join rounds r on r.id = o.round_id,
       generate_series(1, $2::int) n,
       jsonb_populate_record(o, jsonb_build_object('round_id', o.round_id || ${suffix})) h
     where r.competition_id = $1`,
    [competitionId, count],
  )
  return copied
}
