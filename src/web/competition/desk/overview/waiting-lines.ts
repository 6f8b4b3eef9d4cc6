import type { Competition } from '#contract/competition/competitions.ts'
import type { DeskWaiting } from '#contract/competition/desk-waiting.ts'
import { competitionResultsPath } from '#web/lib/competition-words.ts'
import { competitionDeskText as text } from '#web/messages/en/competition/competition-desk.online.ts'

type Line = { href: string; label: string }

/** What waits, the most pressing first, with the page that shows exactly these. */
export function waitingLines(waiting: DeskWaiting, competition: Competition): Line[] {
  const { cards, ties, prizesOpen, reserves, owing, noAccount, mailsReturn } = waiting
  const at = (section: string, show?: string) =>
    `/competition-desk/${competition.id}?section=${section}${show === undefined ? '' : `&show=${show}`}`
  return [
    ...cards.map(({ state, count }) => ({
      count,
      href: at('cards', state),
      label: text.cards[state](count),
    })),
    { count: ties, href: competitionResultsPath(competition), label: text.ties(ties) },
    { count: prizesOpen, href: at('prizes'), label: text.prizesOpen(prizesOpen) },
    { count: reserves, href: at('entries', 'reserve'), label: text.reserves(reserves) },
    { count: owing, href: at('entries', 'owing'), label: text.owing(owing) },
    { count: noAccount, href: at('entries', 'no_account'), label: text.noAccount(noAccount) },
    { count: mailsReturn, href: at('entries', 'mails_return'), label: text.mailsReturn(mailsReturn) },
  ]
    .filter(({ count }) => count > 0)
    .map(({ href, label }) => ({ href, label }))
}
