import { afterAll, expect, inject, test } from 'vitest'
import { connect } from './client.ts'

const { pool } = connect(inject('database').url)
afterAll(() => pool.end())

test('when a connection breaks inside a transaction, then only its next query fails', async () => {
  const client = await pool.connect()
  await client.query('begin')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await ended
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }])
})
