import type { Call, Input } from '#contract/platform/call.ts'
import { CONTRACT, CONTRACT_HEADER } from '#contract/platform/contract-version.ts'
import { readerLocale } from '#web/messages/language.ts'
import { ApiError, callAddress, OfflineError } from './api.ts'

type Params<C extends Call> = NonNullable<Input<NonNullable<C['params']>>>
type Body<C extends Call> = Input<NonNullable<C['body']>>

/** The answer's bytes, of a call whose reply is a file, in the reader's language. Beside api.ts, because few pages need it. */
export async function fetchFile<C extends Call>(call: C, params: Params<C>, body?: Body<C>): Promise<Blob> {
  return (await fetchFileAnswer(call, params, body)).file
}

/** With what the answer says of the file. */
export async function fetchFileAnswer<C extends Call>(
  call: C,
  params: Params<C>,
  body?: Body<C>,
): Promise<{ file: Blob; headers: Headers }> {
  let response: Response
  try {
    response = await fetch(callAddress(call, { params }), {
      method: call.method,
      headers: {
        'accept-language': readerLocale(),
        [CONTRACT_HEADER]: String(CONTRACT),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    // A page in the place of a file comes from a network that asks for a sign-in.
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    if (isPage && response.status < 500) throw new TypeError('A page came in place of the file.')
    if (response.ok) return { file: await response.blob(), headers: response.headers }
  } catch (fault) {
    throw new OfflineError(fault)
  }
  throw new ApiError(response.status, await response.text(), response.statusText)
}
