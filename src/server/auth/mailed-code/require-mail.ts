import { SITE, type AttemptLimits } from '../attempt-limits.ts'

/**
 * Counts a request for a mail with a code and refuses one too many. When very many are asked for on the whole site, each
 * address gets a few, and nobody is shut out by what others do.
 */
export async function requireMail(
  limits: AttemptLimits,
  { account, address }: { account: string; address: string },
): Promise<void> {
  const isBusy = await limits.isBusy('mail-site')
  await limits.require([
    ['mail-account', account],
    [isBusy ? 'mail-address-busy' : 'mail-address', address],
  ])
  await limits.count(['mail-site', SITE])
}
