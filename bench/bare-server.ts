import { createServer } from 'node:http'
import { z } from 'zod'
import { answerQuestions } from './program.ts'

const Question = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('listen'),
    etag: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
  }),
  z.object({ do: z.literal('usage') }),
])

/** Plain node:http that sends the application's own bytes without looking up, checking or building anything. */
answerQuestions(async (message) => {
  const question = Question.parse(message)
  if (question.do === 'usage') {
    const { user, system } = process.cpuUsage()
    return { cpuMicros: user + system, boardsEncoded: 0 }
  }
  const { etag, headers } = question
  const body = Buffer.from(question.body)
  // A 304 has no body to describe.
  const headersOf304 = Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== 'content-length' && name !== 'content-type'),
  )
  const server = createServer((request, response) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304, headersOf304).end()
    else response.writeHead(200, headers).end(body)
  })
  // The same as Fastify's, because it appears in the response head.
  server.keepAliveTimeout = 72_000
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.address()))
  })
})

process.once('disconnect', () => process.exit(0))
