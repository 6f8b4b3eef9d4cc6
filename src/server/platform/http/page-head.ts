import type { FastifyRequest } from 'fastify'
import { escapeHtml } from './escape-html.ts'

/** What a page is called where its address is shared; texts as people write them. */
export type PageHead = {
  title: string
  description: string
  /** Absolute addresses. */
  url: string
  image: { url: string; type: string; alt: string } | null
  /** What the page is about, as JSON-LD; null for pages in which no script tag stands. */
  data: object | null
}

const heads = new WeakMap<FastifyRequest, PageHead>()

/** Gives the page that this request is answered with a head of its own. */
export function setPageHead(request: FastifyRequest, head: PageHead): void {
  heads.set(request, head)
}

/** The page with the head that was set for this request, in the place of the product's; else as it is. */
export function withPageHead(page: string, request: FastifyRequest): string {
  const head = heads.get(request)
  if (!head) return page
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)} · Scoreclub</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `${tags(head)}</head>`)
}

/** Open Graph (ogp.me), which chats and social networks read without running a script. */
function tags({ title, description, url, image, data }: PageHead): string {
  const named = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`
  return [
    named('name', 'description', description),
    named('property', 'og:type', 'website'),
    named('property', 'og:site_name', 'Scoreclub'),
    named('property', 'og:title', title),
    named('property', 'og:description', description),
    named('property', 'og:url', url),
    ...(image
      ? [
          named('property', 'og:image', image.url),
          named('property', 'og:image:type', image.type),
          named('property', 'og:image:alt', image.alt),
        ]
      : []),
    named('name', 'twitter:card', 'summary'),
    ...(data ? [dataBlock(data)] : []),
  ].join('')
}

/**
 * A data block: browsers run no script of this type, so the page's policy has nothing to say about it. Within it HTML knows no
 * entities, and ends it, or begins a comment, at certain texts that begin with "<"; JSON can say that character in another way.
 */
function dataBlock(data: object): string {
  const text = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<script type="application/ld+json">${text}</script>`
}
