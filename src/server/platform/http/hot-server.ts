import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { timeLimits } from './load-shedding/time-limits.ts'

/** Answers a request from memory and returns true, or leaves it to Fastify, which answers everything. */
export type HotAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * The server under Fastify, on which the most frequent read may be answered before Fastify's router and hooks: they cost
 * it more than sending the bytes does. What is answered here must need nothing of them, because none of them sees it.
 */
export class HotServer {
  #answer: HotAnswer = () => false
  #answered = 0

  /** How many it has answered since it was started; Fastify, which measures requests, hears of none of them. */
  get answered(): number {
    return this.#answered
  }

  /** For Fastify's `serverFactory`; sets what Fastify sets on a server that it makes itself. */
  readonly make: FastifyServerFactory = (handler): Server => {
    const { http, keepAliveTimeout, requestTimeout, connectionTimeout } = timeLimits
    const server = createServer(http, (request, response) => {
      if (this.#answer(request, response)) this.#answered += 1
      else handler(request, response)
    })
    server.keepAliveTimeout = keepAliveTimeout
    server.requestTimeout = requestTimeout
    server.setTimeout(connectionTimeout)
    return server
  }

  /** From now on; the last one given counts. */
  answerFirst(answer: HotAnswer): void {
    this.#answer = answer
  }
}
