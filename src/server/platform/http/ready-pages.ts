import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorCode } from '../error-code.ts'
import type { OriginOf } from './request-origin.ts'
import { UNLISTED } from './security-headers.ts'

/** The build's placeholder for the address of this installation. */
const ORIGIN = '%ORIGIN%'
const BROTLI_QUALITY = 6
/** How many compressed pages are kept. There is one for each name of this machine. */
const MOST_KEPT = 200

/** Public pages that the build has rendered, by path, in each language. */
export class ReadyPages {
  /** "en/pricing" to its text. */
  readonly #texts: ReadonlyMap<string, string>
  readonly languages: readonly string[]
  readonly #packed = new Map<string, Buffer>()
  readonly #originOf: OriginOf

  constructor(texts: ReadonlyMap<string, string>, originOf: OriginOf) {
    this.#texts = texts
    this.#originOf = originOf
    this.languages = [...new Set([...texts.keys()].map((key) => key.split('/', 1)[0] ?? ''))]
  }

  /** "/", "/about"; sorted. */
  get paths(): string[] {
    const paths = [...this.#texts.keys()].map((key) => key.slice(key.indexOf('/')).replace(/^\/home$/, '/'))
    return [...new Set(paths)].sort()
  }

  /** Sends the public page of this path; false when there is none. */
  send(path: string, request: FastifyRequest, reply: FastifyReply): boolean {
    const name = path === '/' ? '/home' : path.replace(/\/+$/, '')
    const language = preferredLanguage(request.headers['accept-language'], this.languages)
    const key = `${language}${name}`
    const text = this.#texts.get(key)
    if (text === undefined) return false
    const origin = this.#originOf(request)
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    void reply
      .code(200)
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-language, accept-encoding')
      .header('content-language', language)
      .type('text/html; charset=utf-8')
    void reply.removeHeader(UNLISTED[0])
    if (encoding !== undefined) void reply.header('content-encoding', encoding)
    void reply.send(this.#bytes(text, { encoding, origin, key: `${encoding} ${origin} ${key}` }))
    return true
  }

  #bytes(text: string, input: { encoding: Encoding; origin: string; key: string }): Buffer {
    const kept = this.#packed.get(input.key)
    if (kept) return kept
    if (this.#packed.size >= MOST_KEPT) this.#packed.clear()
    const bytes = pack(Buffer.from(text.replaceAll(ORIGIN, input.origin)), input.encoding)
    this.#packed.set(input.key, bytes)
    return bytes
  }
}

/** The pages under `folder`, as en/about.html; none when they were not built. */
export async function readReadyPages(folder: string, originOf: OriginOf): Promise<ReadyPages> {
  const files = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  const pages = files.filter((file) => file.endsWith('.html'))
  const texts = await Promise.all(
    pages.map(
      async (file) =>
        [
          file.replaceAll('\\', '/').replace(/\.html$/, ''),
          await readFile(join(folder, file), 'utf8'),
        ] as const,
    ),
  )
  return new ReadyPages(new Map(texts), originOf)
}

/** The first of the browser's languages that we have, else English. Browsers nearly always list them by weight. */
export function preferredLanguage(header: string | undefined, languages: readonly string[]): string {
  const wanted = (header ?? '').split(',').map((part) => part.trim().split(/[-;]/, 1)[0]?.toLowerCase())
  return wanted.find((one) => one !== undefined && languages.includes(one)) ?? 'en'
}

type Encoding = 'br' | 'gzip' | undefined

function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = [header ?? ''].flat().join(',')
  const takes = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s*,|\\s*$))`).test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : undefined
}

function pack(html: Buffer, encoding: Encoding): Buffer {
  switch (encoding) {
    case 'br':
      return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    case 'gzip':
      return gzipSync(html)
    case undefined:
      return html
  }
}
