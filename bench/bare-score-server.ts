import { createServer, type IncomingMessage } from 'node:http'
import { z } from 'zod'
import { connect } from '#server/platform/db/client.ts'
import { seasonAt } from '#server/platform/db/seasons.ts'
import { answerQuestions } from './program.ts'

const Question = z.object({ do: z.literal('listen'), reply: z.string() })
const Posted = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      holeNumber: z.number(),
      result: z.string(),
      grossScore: z.number(),
      at: z.string(),
    }),
  ),
})

const twoWrites = `with entry as (
  insert into hole_entries (round_id, id, hole_number, result, strokes, at, author_id, received_at, season)
  values ($1, $2, $3, $4, $5, $6, 'usr_bench', now(), $7)
  on conflict do nothing
)
insert into hole_scores (round_id, hole_number, entry_id, result, strokes, at, author_id)
values ($1, $3, $2, $4, $5, $6, 'usr_bench')
on conflict (round_id, hole_number) do update
  set entry_id = excluded.entry_id, result = excluded.result, strokes = excluded.strokes, at = excluded.at`

const { pool } = connect(z.string().parse(process.env.STORE_URL))

/** Plain node:http that parses the body of a score, writes the entry and the hole, and sends the application's own reply. */
answerQuestions((message) => {
  const { reply } = Question.parse(message)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(reply) }
  const server = createServer((request, response) => {
    void store(request).then(() => response.writeHead(200, headers).end(reply))
  })
  server.keepAliveTimeout = 72_000
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.address()))
  })
})

async function store(request: IncomingMessage): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(z.instanceof(Buffer).parse(chunk))
  const { entries } = Posted.parse(JSON.parse(Buffer.concat(chunks).toString()))
  const [, , , roundId] = (request.url ?? '').split('/')
  for (const { id, holeNumber, result, grossScore, at } of entries)
    await pool.query({
      name: 'two-writes',
      text: twoWrites,
      values: [roundId, id, holeNumber, result, grossScore, at, seasonAt(new Date())],
    })
}

process.once('disconnect', () => process.exit(0))
