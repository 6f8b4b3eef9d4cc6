import * as oidc from 'openid-client'
import { z } from 'zod/mini'
import type { ProviderConfig } from '../identity-settings.ts'
import { SignInFault } from './sign-in-fault.ts'

/** How long each of its answers may take; a person waits for it. */
const TIMEOUT_S = 5
const DISCOVERY_MS = 60 * 60_000
/** A person who is asked again must not be let through by what they typed long before. */
const AGAIN_MAX_AGE_S = 5 * 60

/** What one way to the sign-in service and back has of its own; never shown to anybody but the browser that goes it. */
export const providerChecks = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() })
export type ProviderChecks = z.infer<typeof providerChecks>

const claimsSchema = z.object({
  iss: z.string().check(z.minLength(1), z.maxLength(500)),
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  auth_time: z.optional(z.number()),
  email: z.optional(z.string()),
  email_verified: z.optional(z.unknown()),
  name: z.optional(z.string()),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
})
export type ProviderClaims = z.infer<typeof claimsSchema>

/**
 * The sign-in service that OIDC_ISSUER names, asked with openid-client: the authorization code flow with PKCE, state and
 * nonce. Only what the issuer's own discovery document names is ever asked, and signatures of ID tokens are always
 * checked. Throws a SignInFault.
 */
export class SignInProvider {
  readonly name: string
  readonly #settings: ProviderConfig
  readonly #returnAddress: string
  readonly #now: () => number
  #known: { configuration: oidc.Configuration; at: number } | undefined
  #asking: Promise<oidc.Configuration> | undefined

  constructor(
    settings: ProviderConfig,
    { returnAddress, now }: { returnAddress: string; now: () => number },
  ) {
    this.name = settings.name
    this.#settings = settings
    this.#returnAddress = returnAddress
    this.#now = now
  }

  /**
   * Where a browser goes to sign in, and what is checked when it comes back. `again`: the service asks the person even if
   * it knows them still.
   */
  async begin({ again }: { again: boolean }): Promise<{ address: URL; checks: ProviderChecks }> {
    const configuration = await this.#discover()
    const checks = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    }
    const address = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#returnAddress,
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
      ...(again ? { prompt: 'login', max_age: String(AGAIN_MAX_AGE_S) } : {}),
    })
    return { address, checks }
  }

  /** Who came back, from the query of the return address. */
  async finish(search: string, { state, nonce, verifier }: ProviderChecks): Promise<ProviderClaims> {
    const configuration = await this.#discover()
    try {
      const tokens = await oidc.authorizationCodeGrant(
        configuration,
        new URL(`${this.#returnAddress}${search}`),
        { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
      )
      const claims = claimsSchema.parse(tokens.claims())
      if (claims.email !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined)
        return claims
      const more = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      return claimsSchema.parse({ ...more, iss: claims.iss, sub: claims.sub, auth_time: claims.auth_time })
    } catch (error) {
      throw faultOf(error)
    }
  }

  /** Where the service signs people out and sends them back; undefined where it offers that not, or cannot be asked. */
  async signOutAddress(returnTo: string): Promise<URL | undefined> {
    const configuration = await this.#discover().catch(() => undefined)
    if (configuration?.serverMetadata().end_session_endpoint === undefined) return undefined
    return oidc.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo })
  }

  async #discover(): Promise<oidc.Configuration> {
    const known = this.#known
    if (known && this.#now() - known.at < DISCOVERY_MS) return known.configuration
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined
    })
    try {
      return await this.#asking
    } catch (error) {
      // It was reached before, and may have a bad moment; what it said then most likely holds.
      if (known) return known.configuration
      throw new SignInFault('away', error)
    }
  }

  async #ask(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings
    const configuration = await oidc.discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret },
      authenticate(clientSecret),
      {
        timeout: TIMEOUT_S,
        execute: [
          // What comes over TLS from the service needs no signature by the standard; with it, no proxy on the way is trusted.
          oidc.enableNonRepudiationChecks,
          // Only an issuer on this machine has such an address (config.ts).
          ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
        ],
      },
    )
    this.#known = { configuration, at: this.#now() }
    return configuration
  }
}

/** The standard's default is the header; some services take only the body. */
function authenticate(secret: string): oidc.ClientAuth {
  const [inHeader, inBody] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)]
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const how = methods.includes('client_secret_basic') ? inHeader : inBody
    how(server, client, body, headers)
  }
}

function faultOf(error: unknown): SignInFault {
  if (error instanceof oidc.AuthorizationResponseError)
    return new SignInFault(
      ['server_error', 'temporarily_unavailable'].includes(error.error) ? 'away' : 'declined',
      error,
    )
  return new SignInFault(isAway(error) ? 'away' : 'refused', error)
}

/** No answer, none in time, or one that says that the service itself has a fault. */
function isAway(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500
  if (error instanceof oidc.ClientError)
    return (
      ['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(error.code ?? '') ||
      (error.cause instanceof Response && error.cause.status >= 500)
    )
  // What fetch throws where nobody answers.
  return error instanceof TypeError && error.message === 'fetch failed'
}
