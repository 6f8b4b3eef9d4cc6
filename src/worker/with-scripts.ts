/** A kept page that runs these scripts as well, after its own. */
export async function withScripts(page: Response, files: readonly string[]): Promise<Response> {
  const scripts = files.map((file) => `<script defer src="/${file}"></script>`).join('')
  const headers = new Headers(page.headers)
  // They told of the body as it was sent.
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(
    (await page.text()).replace('</head>', () => `${scripts}</head>`),
    { headers },
  )
}
