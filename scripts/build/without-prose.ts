import type { Plugin } from 'vite'

/** The lines that describe a call of the contract for readers of the API: on one line, or on the line after the name. */
const PROSE = /^ {2}(?:tag|summary):\s*(['"`]).*\1,\n/gm

/** Leaves out of the front end the descriptions that only the server's OpenAPI document shows. */
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
