import type { Call, Input } from '#contract/call.ts'
import { CONTRACT, CONTRACT_HEADER } from '#contract/contract-version.ts'
import { readerLocale } from '#web/messages/language.ts'
import { ApiError, callAddress, OfflineError } from './api.ts'

/** The answer's bytes, of a call whose reply is a file, in the reader's language. Beside api.ts, because few pages need it. */
export async function fetchFile<C extends Call>(
  call: C,
  params: NonNullable<Input<NonNullable<C['params']>>>,
  body?: Input<NonNullable<C['body']>>,
): Promise<Blob> {
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
    if (response.ok) return await response.blob()
  } catch (fault) {
    throw new OfflineError(fault)
  }
  throw new ApiError(response.status, await response.text(), response.statusText)
}
