import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { Call, Schema } from '#contract/platform/call.ts'
import { LACKS_LETTERS_HEADER } from '#contract/print/printouts.ts'
import type { Services } from '../platform/deps.ts'
import { describeCall } from '../platform/http/describe-api.ts'
import { preferredLanguage } from '../platform/http/ready-pages.ts'
import { requireSignedIn } from '../platform/http/serve-call.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { paperLanguages, type Paper } from './documents/papers.ts'
import type { Printed, PrintTask } from './print-process.ts'

export type Print = (task: PrintTask) => Promise<Printed>

type Served<P extends Schema> = {
  call: Call<P>
  /** Of the file, without its ending. */
  name: string
  read: (viewer: SignedIn, params: z.output<P>) => Promise<Paper>
  print: Print
}

/** Answers a call with a PDF in the language of the request. */
export function servePdf<P extends Schema>(
  app: FastifyInstance,
  { sessions }: Pick<Services, 'sessions'>,
  { call, name, read, print }: Served<P>,
): void {
  app.get(
    call.path,
    {
      schema: { ...describeCall(call), params: call.params, produces: ['application/pdf'] },
      onRequest: async (request: FastifyRequest) => void (await requireSignedIn(sessions, request)),
    },
    async (request, reply) => {
      const viewer = await requireSignedIn(sessions, request)
      const paper = await read(viewer, z.core.parse(call.params, request.params))
      const wanted = preferredLanguage(request.headers['accept-language'], paperLanguages)
      const language = paperLanguages.find((one) => one === wanted) ?? 'en'
      const { pdf, lacksLetters } = await print({ paper, language })
      return reply
        .type('application/pdf')
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${name}.pdf"`,
          ...(lacksLetters && { [LACKS_LETTERS_HEADER]: 'true' }),
        })
        .send(pdf)
    },
  )
}
