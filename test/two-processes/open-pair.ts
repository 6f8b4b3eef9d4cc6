import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CHANGE_CHANNEL } from '#server/platform/live/change-feed.ts'
import { repositoryRoot } from '#server/platform/repository-root.ts'
import { type Hearing, TURN } from './application-parts.ts'

/** A request as a browser of the tests sends it, and what the application answered. */
export type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}
export type Response = {
  statusCode: number
  headers: Record<string, unknown>
  cookies: { name: string; value: string }[]
  body: string
}
export type Send = (request: Request) => Promise<Response>

const Reply = z.object({
  id: z.number(),
  answer: z.optional(
    z.object({
      statusCode: z.number(),
      headers: z.record(z.string(), z.unknown()),
      cookies: z.array(z.object({ name: z.string(), value: z.string() })),
      body: z.string(),
    }),
  ),
})

/**
 * A second process on the same store, with memory, connections, sessions, boards and queues of its own, and whose turn it is:
 * each request goes to the other one. Before it does, both have heard what was committed until then, for which a
 * person's network takes longer than PostgreSQL.
 */
export async function openPair(
  first: {
    app: FastifyInstance
    heard: Hearing
    notify: (channel: string, payload: string) => Promise<unknown>
  },
  { env, now }: { env: Record<string, string>; now: () => Date },
): Promise<{ send: Send; close: () => Promise<void> }> {
  if (secondProcess?.hasEnded !== false) secondProcess = new SecondProcess()
  const second = await secondProcess.open(env, now)
  let turn = 0
  const send: Send = async (request) => {
    turn += 1
    const isSeconds = turn % 2 === 0
    const payload = `${TURN}${turn}`
    const both = Promise.all([first.heard(payload), second.ask({ ask: 'hear', payload })])
    await first.notify(CHANGE_CHANNEL, payload)
    await both
    if (!isSeconds) return first.app.inject(request)
    const { answer } = await second.ask({ ask: 'request', ...request })
    if (!answer) throw new Error('The second process answered without an answer')
    return answer
  }
  return { send, close: second.close }
}

/** The same for all test files of a worker, each with an application of its own in it: its start takes longest. */
let secondProcess: SecondProcess | undefined

type Waiting = { resolve: (reply: z.infer<typeof Reply>) => void; reject: (error: Error) => void }

/** The child process with the questions that it has not answered yet. It ends with the tests' process. */
class SecondProcess {
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, Waiting>()
  #questions = 0
  #applications = 0
  hasEnded = false

  constructor() {
    this.#child = fork(join(repositoryRoot, 'dist/test-programs/second-process.js'), {
      env: { PATH: process.env.PATH, NODE_ENV: 'test' },
      execArgv: [],
      serialization: 'advanced',
    })
    this.#child.on('message', (message) => {
      const reply = Reply.parse(message)
      this.#waiting.get(reply.id)?.resolve(reply)
      this.#waiting.delete(reply.id)
    })
    this.#child.on('exit', (code) => {
      this.hasEnded = true
      for (const { reject } of this.#waiting.values())
        reject(new Error(`The second process ended with ${code}`))
    })
    this.#child.unref()
    this.#child.channel?.unref()
  }

  async open(env: Record<string, string>, now: () => Date) {
    this.#applications += 1
    const application = this.#applications
    const ask = (question: Record<string, unknown>) => this.#ask({ ...question, application, now: now() })
    await ask({ ask: 'open', env })
    const close = async () => {
      await ask({ ask: 'close' })
    }
    return { ask, close }
  }

  #ask(question: Record<string, unknown>): Promise<z.infer<typeof Reply>> {
    this.#questions += 1
    const id = this.#questions
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#child.send({ ...question, id })
    })
  }
}
