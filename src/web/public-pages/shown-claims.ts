import { publicText } from '#web/messages/en/public-pages/public.online.ts'

type Claim = keyof typeof publicText.claims | 'story'

/** The switches of the marketing claims: false takes a claim off every page. */
const isShown: Record<Claim, boolean> = {
  clubs: true,
  trial: true,
  leaderboards: true,
  scanning: true,
  handicap: true,
  apps: true,
  reply: true,
  saving: true,
  story: true,
}

export function shows(claim: Claim): boolean {
  return isShown[claim]
}

/** The claim in the reader's language; undefined when it is switched off. */
export function claimText(claim: keyof typeof publicText.claims): string | undefined {
  return isShown[claim] ? publicText.claims[claim] : undefined
}
