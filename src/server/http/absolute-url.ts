import type { Config } from '../config.ts'

/** A page of ours as a whole address, for links in mails. Never made from a request, whose Host header anyone may write. */
export function absoluteUrl(
  { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>,
  path: `/${string}`,
): string {
  return `${publicUrl ?? `http://localhost:${port}`}${path}`
}
