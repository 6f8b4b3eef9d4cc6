import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { appIcons, makeAppManifest, touchIcon } from './app-manifest.ts'
import { App } from './app/app.tsx'
import { Providers } from './app/providers.tsx'
import { landing, routes } from './app/route-table.ts'
import { installLanguage } from './messages/catalogue.ts'
import { publicHeadsText } from './messages/en/public-pages/public-heads.online.ts'
import { languages, type Language } from './messages/language.ts'
import { spanish } from './messages/spanish.ts'

/** A public page as a visitor first sees it. */
export type RenderedPage = {
  path: string
  language: Language
  title: string
  description: string
  html: string
}

/** For the build, which draws them. */
export const icons = [...appIcons, { ...touchIcon, purpose: 'touch' }]

/**
 * For the build: the pages that have a description and the web app manifest, in every language. English is first; the
 * others replace its texts.
 */
export async function renderSite(): Promise<{
  pages: RenderedPage[]
  manifests: { language: Language; manifest: object }[]
}> {
  const pages = [landing, ...routes.filter(({ path }) => descriptionOf(path) !== undefined)]
  await Promise.all(pages.map((page) => page.load()))
  const rendered: RenderedPage[] = []
  const manifests: { language: Language; manifest: object }[] = []
  for (const language of languages) {
    if (language === 'es') installLanguage(spanish)
    for (const { path } of pages) rendered.push(await renderPage(path, language))
    manifests.push({ language, manifest: makeAppManifest(language) })
  }
  return { pages: rendered, manifests }
}

/** Renders everything at once, however large: parts that come later would need a script of their own in the page. */
async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  const { prelude } = await prerender(
    <Router ssrPath={path}>
      <Providers>
        <App />
      </Providers>
    </Router>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  const { title, html } = takeTitle(await new Response(prelude).text())
  return { path, language, title, description: descriptionOf(path) ?? '', html }
}

/** Where there is no document, React writes the title before the page. */
function takeTitle(sent: string): { title: string; html: string } {
  const title = /<title>([^<]*)<\/title>/.exec(sent)
  if (!title?.[1]) throw new Error(`A public page has no title: ${sent.slice(0, 200)}`)
  return { title: title[1], html: sent.replace(title[0], '') }
}

function descriptionOf(path: string): string | undefined {
  const page = path === '/' ? 'home' : path.slice(1)
  return Object.entries(publicHeadsText).find(([name]) => name === page)?.[1]
}
