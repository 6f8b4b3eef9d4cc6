import type { APIRequestContext } from '@playwright/test'

/** One call of the API as somebody who is signed in; anything but success throws with what the server said. */
export async function call(
  request: APIRequestContext,
  method: string,
  path: string,
  data?: unknown,
): Promise<unknown> {
  const response = await request.fetch(path, { method, ...(data === undefined ? {} : { data }) })
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
  return response.json()
}
