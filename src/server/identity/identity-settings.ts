import { z } from 'zod'
import { keptSecret } from '../platform/kept-secret.ts'
import type { Given, Values } from '../platform/setting-values.ts'

/** Passwords of people go there, and who somebody is comes from there: in the clear only on this machine itself. */
const issuerAddress = z.string().refine((value) => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, search, hash } = new URL(value)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return (protocol === 'https:' || (protocol === 'http:' && isHere)) && search === '' && hash === ''
}, 'must be the https address of the sign-in service, such as https://login.example.org')

/** The variables of accounts and signing in. */
export const identityShape = {
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  OIDC_ISSUER: issuerAddress.optional(),
  OIDC_CLIENT_ID: z.string().max(500, 'must have at most 500 characters').optional(),
  OIDC_CLIENT_SECRET: z.string().max(2_000, 'must have at most 2000 characters').optional(),
  OIDC_NAME: z.string().trim().max(60, 'must have at most 60 characters').optional(),
}

/** The sign-in service to which `/api/login` leads (D16). */
export type ProviderConfig = {
  /** As its tokens name it. */
  issuer: string
  clientId: string
  clientSecret: string
  /** What people call it. */
  name: string
}

/** How people prove who they are. */
export type IdentitySettings = {
  /** Signs sessions; from AUTH_SECRET, else made once and kept in the data folder. */
  authSecret: string
  /** Undefined: accounts and passwords are kept here. */
  provider: ProviderConfig | undefined
}

type Environment = Values<typeof identityShape>

/** The settings of accounts, from variables that have no fault; makes the secret of sessions where none is given. */
export function readIdentitySettings(data: Environment, dataDir: string): IdentitySettings {
  return {
    authSecret: data.AUTH_SECRET ?? keptSecret(dataDir, 'sessions'),
    provider: readProvider(data),
  }
}

/** A sign-in service is named whole or not at all. */
export function providerFaults(given: Given): string[] {
  const needed = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  if (given.OIDC_ISSUER === undefined)
    return [...needed, 'OIDC_NAME']
      .filter((name) => given[name] !== undefined)
      .map((name) => `${name} is of no use without OIDC_ISSUER`)
  const faults = needed
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} must be set with OIDC_ISSUER`)
  return given.PUBLIC_URL === undefined
    ? [...faults, 'PUBLIC_URL must be set with OIDC_ISSUER: the sign-in service sends people back there']
    : faults
}

function readProvider(data: Environment): ProviderConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = data
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined
  return { issuer, clientId, clientSecret, name: data.OIDC_NAME ?? new URL(issuer).hostname }
}
