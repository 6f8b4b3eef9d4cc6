import type { Plugin } from 'vite'

/** What describes a call of the contract for readers of the API: one line, or one under its name. */
const PROSE = /^ {2}(?:tag|summary):\s*(['"`]).*\1,\n/gm

/** Leaves out of the front end what only the server's OpenAPI document says of the calls. */
export function withoutProse(): Plugin {
  return {
    name: 'scoreclub:without-prose',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/contract\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: code.replace(PROSE, ''), map: null }),
    },
  }
}
