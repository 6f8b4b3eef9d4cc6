import { expect, inject, test } from 'vitest'
import { refuseWholeTableReads } from '#test/whole-table-reads.ts'

/*
 * The check that every test server makes of its statements when it closes, on statements made for it: a table is named
 * when nothing leads to the rows, and not when an index does.
 */
test.each([
  { says: 'rounds', text: 'select id from rounds where marker_name = $1', values: ['Ann'] },
  { says: 'users', text: 'select count(*) from users', values: [] },
  { says: 'rounds', text: `update rounds set par = 72 where course_rating = $1`, values: [711] },
  { says: 'hole_entries', text: 'delete from hole_entries where author_id = $1', values: ['usr_1'] },
  // An index over all rows is read from end to end.
  { says: 'rounds', text: 'select max(holes_played) from rounds', values: [] },
  { says: 'rounds', text: 'select id from rounds where gross = $1 order by id', values: [80] },
])('no index leads to the rows of $says: $text', async ({ says, text, values }) => {
  const statement = { text: `${text} -- ${Math.random()}`, values, isPrepared: false }
  await expect(refuseWholeTableReads(inject('database').large, [statement])).rejects.toThrow(
    `${says}: ${text}`,
  )
})

test.each([
  { text: 'select id from rounds where id = $1', values: ['rnd_1'] },
  { text: 'select id from rounds where club_id = $1 order by started_at desc limit 20', values: ['clb_1'] },
  { text: 'select id from users order by id limit 10', values: [] },
  { text: 'insert into data_migrations (name) values ($1) on conflict do nothing', values: ['one'] },
  { text: 'begin', values: [] },
])('an index leads to the rows: $text', async ({ text, values }) => {
  const statement = { text: `${text} -- ${Math.random()}`, values, isPrepared: false }
  await expect(refuseWholeTableReads(inject('database').large, [statement])).resolves.toBeUndefined()
})

test('a condition that a null switches off is not prepared', async () => {
  const text = `select id from rounds where competition_id = $1 and ($2::text[] is null or user_id = any($2)) -- ${Math.random()}`
  const check = (isPrepared: boolean) =>
    refuseWholeTableReads(inject('database').large, [{ text, values: ['cmp_1', ['usr_1']], isPrepared }])
  await expect(check(true)).rejects.toThrow('read all that they are asked about a part of')
  await expect(check(false)).resolves.toBeUndefined()
})
