/** A placeholder that the server replaces by the address of the installation. */
const ORIGIN = '%ORIGIN%'

/** The title, description and canonical address of a page, and what link previews show. */
export function renderHead(page: {
  path: string
  language: string
  title: string
  description: string
}): string {
  const { path, language, title } = page
  const description = escapeText(page.description)
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Scoreclub',
    'og:locale': language === 'es' ? 'es_ES' : 'en_GB',
    'og:title': title,
    'og:description': description,
    'og:url': `${ORIGIN}${path}`,
    'og:image': `${ORIGIN}/social.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  const names = {
    description,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': `${ORIGIN}/social.png`,
  }
  return [
    `<title>${title}</title>`,
    ...Object.entries(names).map(([name, content]) => `<meta name="${name}" content="${content}" />`),
    `<link rel="canonical" href="${ORIGIN}${path}" />`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${content}" />`,
    ),
  ].join('\n    ')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
