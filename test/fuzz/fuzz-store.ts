import type { Pool, PoolClient } from 'pg'
import type { Membership } from '#contract/club/membership.ts'

/** Every row as the beginning had it, and which tables a committed change has touched since they were last asked. */
export type FuzzStore = {
  /** Names of the tables whose rows are not what they were at the last question. */
  takeChanges: () => Promise<string[]>
  /** Puts every row back as it was when the watch began. */
  restore: () => Promise<void>
  readOwners: () => Promise<Owners>
}

/** Whose each thing is. */
export type Owners = {
  clubsOf: ReadonlyMap<string, string>
  ownersOf: ReadonlyMap<string, string>
  playersOf: ReadonlyMap<string, readonly string[]>
  memberships: ReadonlyMap<string, readonly Membership[]>
  currentClubOf: ReadonlyMap<string, string | null>
}

const changes = 'fuzz_changes'

/**
 * Watches all tables: a trigger notes each row as it was and as it is, in the row's own transaction, so that what was
 * rolled back is not noted and what was put back counts as unchanged. A copy of every table lets the world begin again.
 * Nothing else may use this database.
 */
export async function watchStore(pool: Pool): Promise<FuzzStore> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname <> $1`,
    [changes],
  )
  const tables = rows.map(({ name }) => name)
  await pool.query(`create schema beginning; create table ${changes} (name text, row text, sign int)`)
  await pool.query(`create function note_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then insert into public.${changes} values (tg_argv[0], md5(old::text), -1); end if;
      if tg_op <> 'DELETE' then insert into public.${changes} values (tg_argv[0], md5(new::text), 1); end if;
      return null;
    end $$`)
  for (const name of tables) {
    await pool.query(`create table beginning."${name}" as table public."${name}"`)
    await pool.query(
      `create trigger note_change after insert or update or delete on public."${name}" for each row execute function note_change('${name}')`,
    )
  }
  // The audit log only grows: its own triggers let nobody take a row back.
  const replaceable = tables.filter((name) => !name.startsWith('audit_'))
  return {
    takeChanges: async () => {
      const taken = await pool.query<{ name: string }>(`with taken as (delete from ${changes} returning *)
        select distinct name from (select name from taken group by name, row having sum(sign) <> 0) as changed`)
      return taken.rows.map(({ name }) => name)
    },
    restore: () => restore(pool, replaceable),
    readOwners: () => readOwners(pool),
  }
}

async function restore(pool: Pool, tables: readonly string[]): Promise<void> {
  const client = await pool.connect()
  try {
    const columns = await listColumns(client)
    // As a replica, the session fires no triggers and checks no references: the rows go back as they were.
    const steps = tables.flatMap((name) => [
      `delete from public."${name}"`,
      `insert into public."${name}" (${columns.get(name)}) overriding system value
        select ${columns.get(name)} from beginning."${name}"`,
    ])
    await client.query(
      [
        'begin',
        'set local session_replication_role = replica',
        ...steps,
        `delete from ${changes}`,
        'commit',
      ].join(';'),
    )
  } finally {
    client.release()
  }
}

/** The columns of each table, but for those that the store works out itself. */
async function listColumns(client: PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; columns: string }>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
      from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by 1`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

function membershipsByUser(rows: readonly (Membership & { userId: string })[]): Map<string, Membership[]> {
  const byUser = new Map<string, Membership[]>()
  for (const { userId, ...membership } of rows)
    byUser.set(userId, [...(byUser.get(userId) ?? []), membership])
  return byUser
}

const clubOfEach = `
  select id, id as club_id from clubs
  union all select id, club_id from courses
  union all select h.id, c.club_id from holes h join courses c on c.id = h.course_id
  union all select t.id, c.club_id from tees t join courses c on c.id = t.course_id
  union all select id, club_id from competitions
  union all select t.id, c.club_id from teams t join competitions c on c.id = t.competition_id
  union all select m.id, c.club_id from matches m join competitions c on c.id = m.competition_id
  union all select id, club_id from rounds
  union all select id, club_id from invitations
  union all select p.id, r.club_id from photos p join rounds r on r.id = p.round_id`

const ownerOfEach = `select id, user_id from rounds union all select id, owner_id from photos`

async function readOwners(pool: Pool): Promise<Owners> {
  const [clubs, owners, players, members, current] = await Promise.all([
    pool.query<{ id: string; club_id: string }>(clubOfEach),
    pool.query<{ id: string; user_id: string }>(ownerOfEach),
    // Who meets whom follows from the draw; that only these two record it is the permission matrix's.
    pool.query<{ id: string; players: string[] }>(
      `select m.id, array_agg(e.user_id) as players from matches m join competition_entries e using (competition_id) group by m.id`,
    ),
    pool.query<Membership & { userId: string }>(
      `select user_id as "userId", club_id as "clubId", role, status, also_plays as "alsoPlays" from memberships`,
    ),
    pool.query<{ id: string; current_club_id: string | null }>('select id, current_club_id from users'),
  ])
  return {
    clubsOf: new Map(clubs.rows.map((row) => [row.id, row.club_id])),
    ownersOf: new Map(owners.rows.map((row) => [row.id, row.user_id])),
    playersOf: new Map(players.rows.map((row) => [row.id, row.players])),
    memberships: membershipsByUser(members.rows),
    currentClubOf: new Map(current.rows.map((row) => [row.id, row.current_club_id])),
  }
}
