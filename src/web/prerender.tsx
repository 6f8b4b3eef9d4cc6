import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { App } from './app/app.tsx'
import { Providers } from './app/providers.tsx'
import { landing, routes } from './app/route-table.ts'
import { installLanguage } from './messages/catalogue.ts'
import { publicHeadsText } from './messages/en/public-heads.ts'
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

/** For the build: every page that is for everyone, in every language; English first, because others are laid over it. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages = [landing, ...routes.filter(({ audience }) => audience === 'everyone')]
  await Promise.all(pages.map((page) => page.load()))
  return languages.flatMap((language) => {
    if (language === 'es') installLanguage(spanish)
    return pages.map(({ path }) => renderPage(path, language))
  })
}

function renderPage(path: string, language: Language): RenderedPage {
  const sent = renderToString(
    <Router ssrPath={path}>
      <Providers>
        <App />
      </Providers>
    </Router>,
  )
  const { title, html } = takeTitle(sent)
  return { path, language, title, description: descriptionOf(path), html }
}

/** Where there is no document, React writes the title before the page. */
function takeTitle(sent: string): { title: string; html: string } {
  const title = /<title>([^<]*)<\/title>/.exec(sent)
  if (!title?.[1]) throw new Error(`A public page has no title: ${sent.slice(0, 200)}`)
  return { title: title[1], html: sent.replace(title[0], '') }
}

function descriptionOf(path: string): string {
  const page = path === '/' ? 'home' : path.slice(1)
  const description = Object.entries(publicHeadsText).find(([name]) => name === page)?.[1]
  if (description === undefined) throw new Error(`${path} has no description in public-heads.ts`)
  return description
}
