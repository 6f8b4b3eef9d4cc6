import type { Config } from '../config.ts'

/** The absolute URL of a page, for links in mails. Never made from a request: anybody can forge its Host header. */
export function absoluteUrl(
  { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>,
  path: `/${string}`,
): string {
  return `${publicUrl ?? `http://localhost:${port}`}${path}`
}
