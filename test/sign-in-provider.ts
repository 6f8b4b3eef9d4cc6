import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Provider } from 'oidc-provider'

const CLIENT = { client_id: 'scoreclub', client_secret: 'a secret of the tests, as long as one has to be' }

/** Somebody whom the sign-in service knows; the name they type there is their subject. */
export type Known = {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

export type TestProvider = {
  issuer: string
  /** Of the Scoreclub that it knows. */
  publicUrl: string
  /** By their subject. */
  people: Map<string, Known>
  /** The settings of that Scoreclub. */
  env: () => Record<string, string>
  close: () => Promise<void>
}

/** A real OpenID provider, with a page of its own that asks for a name and a button, and believes both. */
export async function startSignInProvider(publicUrl: string): Promise<TestProvider> {
  const { server, origin: issuer } = await listen()
  const people = new Map<string, Known>()
  const provider = new Provider(issuer, {
    clients: [
      {
        ...CLIENT,
        redirect_uris: [`${publicUrl}/api/auth/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
    },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { Session: 3600, Interaction: 600, Grant: 3600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: CLIENT.client_id,
        accountId: context.oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void (request.url?.startsWith('/interaction/')
      ? interact(provider, request, response)
      : answer(request, response))
  })
  return { issuer, publicUrl, people, env: () => envFor(issuer, publicUrl), close: () => stop(server) }
}

function envFor(issuer: string, publicUrl: string): Record<string, string> {
  return {
    PUBLIC_URL: publicUrl,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: CLIENT.client_id,
    OIDC_CLIENT_SECRET: CLIENT.client_secret,
    OIDC_NAME: 'Golf Union',
  }
}

async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'POST') {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const who = new URLSearchParams(Buffer.concat(chunks).toString()).get('who') ?? ''
    const result =
      who === ''
        ? { error: 'access_denied', error_description: 'The person said no.' }
        : { login: { accountId: who, remember: true } }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
    return
  }
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      '<!doctype html><html lang="en"><title>Golf Union</title><h1>Golf Union</h1>' +
        '<form method="post"><label>Name <input name="who"></label><button>Sign in</button></form></html>',
    )
}

/** A browser's cookies, which it sends to whoever set them. */
export class Cookies {
  readonly #ofHost = new Map<string, Map<string, string>>()

  header(host: string): string {
    return [...(this.#ofHost.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  take(host: string, lines: readonly string[]): void {
    const jar = this.#ofHost.get(host) ?? new Map<string, string>()
    this.#ofHost.set(host, jar)
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
  }

  get(host: string, name: string): string | undefined {
    return this.#ofHost.get(host)?.get(name)
  }

  set(host: string, name: string, value: string): void {
    this.take(host, [`${name}=${value}`])
  }
}

export const HERE = 'here'

/** Opens a path of Scoreclub, without following where it leads. */
export async function open(
  app: FastifyInstance,
  cookies: Cookies,
  path: string,
  options: { method?: 'GET' | 'POST' | 'PATCH'; body?: unknown; headers?: Record<string, string> } = {},
) {
  const { method = 'GET', body, headers } = options
  const answer = await app.inject({
    method,
    url: path,
    headers: {
      cookie: cookies.header(HERE),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  cookies.take(HERE, [answer.headers['set-cookie'] ?? []].flat())
  return answer
}

/** Goes to the provider as `who` from the door's address, and gives the path with which it sends the browser back. */
export async function comeBackAs(
  cookies: Cookies,
  door: string,
  { who, publicUrl }: { who: string; publicUrl: string },
): Promise<string> {
  let address = new URL(door)
  let body: string | undefined
  for (let steps = 0; steps < 10; steps++) {
    if (address.origin === publicUrl) return `${address.pathname}${address.search}`
    const answer: Response = await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        cookie: cookies.header(address.host),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body === undefined ? {} : { body }),
    })
    cookies.take(address.host, answer.headers.getSetCookie())
    const location = answer.headers.get('location')
    body = undefined
    if (location !== null) address = new URL(location, address)
    else if (address.pathname.startsWith('/interaction/')) body = new URLSearchParams({ who }).toString()
    else throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
  }
  throw new Error('The provider goes round in circles')
}

/** Signs in as `who`, from the door to the answer of the way back. */
export async function signInThere(
  app: FastifyInstance,
  cookies: Cookies,
  { who, publicUrl, query = '' }: { who: string; publicUrl: string; query?: string },
) {
  const door = await open(app, cookies, `/api/login${query}`)
  const back = await comeBackAs(cookies, String(door.headers.location), { who, publicUrl })
  return { back, answer: await open(app, cookies, back) }
}

export type IdTokenParts = { header: Record<string, unknown>; claims: Record<string, unknown> }

export type FakeProvider = TestProvider & {
  /** What the next ID tokens are made of; the claims that are not given are right ones. */
  forge: (parts: Partial<IdTokenParts> & { signature?: 'other key' | 'secret' | 'none' | 'broken' }) => void
  /** How the token endpoint answers instead. */
  answerTokens: (how: 'well' | 'fails' | 'hangs up' | 'never answers' | 'no id token') => void
}

/** A provider that says what it is told to: a token endpoint in the hands of somebody else. */
export async function startFakeProvider(publicUrl: string): Promise<FakeProvider> {
  const { server, origin: issuer } = await listen()
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let forged: Parameters<FakeProvider['forge']>[0] = {}
  let how: Parameters<FakeProvider['answerTokens']>[0] = 'well'
  let nonce = ''
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const idToken = () => {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: issuer,
      aud: CLIENT.client_id,
      sub: 'mallory',
      nonce,
      iat: now,
      exp: now + 300,
      email: 'mallory@example.org',
      email_verified: true,
      given_name: 'Mal',
      family_name: 'Lory',
      ...forged.claims,
    }
    const unsigned = `${encode({ alg: 'RS256', kid: 'one', ...forged.header })}.${encode(claims)}`
    if (forged.signature === 'none') return `${unsigned}.`
    if (forged.signature === 'secret') return `${unsigned}.${hmac(unsigned, CLIENT.client_secret)}`
    if (forged.signature === 'broken') return `${unsigned}.${'A'.repeat(342)}`
    const key = forged.signature === 'other key' ? other.privateKey : own.privateKey
    return `${unsigned}.${createSign('sha256').update(unsigned).sign(key, 'base64url')}`
  }
  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      // One that would take anything: what is refused is refused by us.
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    }),
    '/jwks': () => ({
      keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
    }),
    '/token': () => ({
      access_token: 'x',
      token_type: 'Bearer',
      ...(how === 'no id token' ? {} : { id_token: idToken() }),
    }),
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    if (pathname === '/auth') {
      nonce = searchParams.get('nonce') ?? ''
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({ code: 'one', state: searchParams.get('state') ?? '' }).toString()
      response.writeHead(302, { location: back.href }).end()
      return
    }
    if (pathname === '/token' && how === 'hangs up') return void request.socket.destroy()
    if (pathname === '/token' && how === 'never answers') return
    const body = answers[pathname]?.()
    response
      .writeHead(body === undefined ? 404 : pathname === '/token' && how === 'fails' ? 500 : 200, {
        'content-type': 'application/json',
      })
      .end(JSON.stringify(body ?? {}))
  })
  return {
    issuer,
    publicUrl,
    people: new Map<string, Known>(),
    env: () => envFor(issuer, publicUrl),
    close: () => stop(server),
    forge: (parts) => (forged = parts),
    answerTokens: (next) => (how = next),
  }
}

function hmac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

async function listen(): Promise<{ server: Server; origin: string }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
