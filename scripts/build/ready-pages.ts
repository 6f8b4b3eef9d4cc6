import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { z } from 'zod'
import { drawIcons, Icons } from './draw-icons.ts'
import { lighterParts } from './lighter-parts.ts'
import { renderHead } from './page-head.ts'

const RenderedPage = z.object({
  path: z.string(),
  language: z.string(),
  title: z.string(),
  description: z.string(),
  html: z.string(),
})
const Rendered = z.object({
  pages: z.array(RenderedPage),
  manifests: z.array(z.object({ language: z.string(), manifest: z.looseObject({}) })),
})
const Renderer = z.object({
  renderSite: z.custom<() => Promise<unknown>>((value) => typeof value === 'function'),
  icons: Icons,
})

/**
 * Runs after the front end is built: builds the same components once more for Node and renders every public page and the
 * web app manifest into dist/pages, from where the server sends them (src/server/platform/http/ready-pages.ts). Draws the
 * manifest's icons, so that all three come from one source.
 */
export function readyPages(root: string): Plugin {
  return {
    name: 'scoreclub:ready-pages',
    apply: 'build',
    closeBundle: {
      sequential: true,
      async handler() {
        const program = join(root, 'dist/prerender')
        // Another name with each build, or a watching process would render what it loaded first. A query would not do: the
        // parts import the program without it, and would have a second one, with texts that no language is laid over.
        const entry = `prerender-${Date.now()}.js`
        await build({
          configFile: false,
          root: join(root, 'src/web'),
          publicDir: false,
          logLevel: 'warn',
          plugins: [react()],
          resolve: { alias: lighterParts(root) },
          build: {
            ssr: 'prerender.tsx',
            outDir: program,
            emptyOutDir: true,
            target: 'node20',
            rollupOptions: { output: { entryFileNames: entry } },
          },
        })
        const { renderSite, icons } = Renderer.parse(await import(pathToFileURL(join(program, entry)).href))
        const { pages, manifests } = Rendered.parse(await renderSite())
        const template = await readFile(join(root, 'dist/web/index.html'), 'utf8')
        await rm(join(root, 'dist/pages'), { recursive: true, force: true })
        for (const page of pages) {
          const file = join(
            root,
            'dist/pages',
            page.language,
            `${page.path === '/' ? 'home' : page.path}.html`,
          )
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, fill(template, page))
        }
        for (const { language, manifest } of manifests)
          await writeFile(join(root, 'dist/pages', language, 'app.webmanifest'), JSON.stringify(manifest))
        await drawIcons(root, icons)
      },
    },
  }
}

function fill(template: string, page: z.output<typeof RenderedPage>): string {
  const withLanguage = replaced(template, /<html lang="[^"]*"/, `<html lang="${page.language}"`)
  const withoutTitle = replaced(withLanguage, /<title>[^<]*<\/title>\s*/, '')
  const withHead = replaced(withoutTitle, /<meta\s+name="description"[^>]*>/, renderHead(page))
  // It reads without them.
  const withoutNote = replaced(withHead, /<noscript>[\s\S]*?<\/noscript>\s*/, '')
  return replaced(withoutNote, /(?<=<div id="root"[^>]*>)(?=<\/div>)/, page.html)
}

/** Fails the build when the placeholder is missing, instead of sending pages without it. */
function replaced(text: string, place: RegExp, by: string): string {
  if (!place.test(text)) throw new Error(`index.html has nothing like ${place.source}`)
  return text.replace(place, () => by)
}
