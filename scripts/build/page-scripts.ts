import { readFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { Manifest, scriptsOfPages } from './first-scripts.ts'

/**
 * Writes dist/pages/scripts.json: for each page of members, the scripts that it runs first. The server names them in the
 * page it sends, so that a browser fetches them all at once and does not discover them one after the other.
 */
export function pageScripts(root: string): Plugin {
  return {
    name: 'scoreclub:page-scripts',
    apply: 'build',
    closeBundle: {
      sequential: true,
      async handler() {
        const file = join(root, 'dist/web/.vite/manifest.json')
        const manifest = Manifest.parse(JSON.parse(await readFile(file, 'utf8')))
        const scripts = scriptsOfPages(root, manifest)
        await mkdir(join(root, 'dist/pages'), { recursive: true })
        await writeFile(join(root, 'dist/pages/scripts.json'), JSON.stringify(scripts))
      },
    },
  }
}
