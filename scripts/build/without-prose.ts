import type { Plugin } from 'vite'

/** What only the server reads of a call of the contract: on one line, or on the line after the name. */
const PROSE = /^ {2}(?:permission|tag|summary):\s*(['"`]).*\1,\n/gm

/** Leaves out of the front end who may make a call, which the server decides, and what only its OpenAPI document shows. */
export function withoutProse(): Plugin {
  return {
    name: 'scoreclub:without-prose',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/contract\/[\w/-]+\.ts$/ },
      handler: (code) => ({ code: code.replace(PROSE, ''), map: null }),
    },
  }
}
