import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ChevronRight, CircleCheck } from 'lucide-react'
import { Link } from 'wouter'
import type { Competition } from '#contract/competition/competitions.ts'
import { getDeskWaiting, type DeskWaiting } from '#contract/competition/desk-waiting.ts'
import { OfflineError } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { competitionDeskText as text } from '#web/messages/en/competition/competition-desk.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { competitionResultsPath } from '#web/lib/competition-words.ts'

const POLL_MS = 15_000

/** How much waits in a competition, asked again while it is looked at. */
export function useDeskWaiting(competition: Competition) {
  const params = { competitionId: competition.id }
  return useQuery({ ...query(getDeskWaiting, { params }), refetchInterval: POLL_MS, staleTime: 0 })
}

type WaitingProps = { competition: Competition; waiting: UseQueryResult<DeskWaiting> }

/** What waits for the club, each line a press away from where it is done. */
export function Waiting({ competition, waiting }: WaitingProps) {
  const isAdmin = useIsClubAdmin() === true
  if (!waiting.data)
    return (
      <ErrorState
        title={text.waitingFailed}
        isOffline={waiting.error instanceof OfflineError}
        onRetry={() => void waiting.refetch()}
      >
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  // Prizes are the club's to give, so nothing of them waits for a helper.
  const lines = waitingLines(isAdmin ? waiting.data : { ...waiting.data, prizesOpen: 0 }, competition)
  if (lines.length === 0)
    return (
      <Card className="flex items-center gap-3">
        <CircleCheck aria-hidden size={20} className="shrink-0 text-accent" />
        <p>{competition.competitionType === 'matchplay' ? text.noEntryWaits : text.nothingWaits}</p>
      </Card>
    )
  return (
    <ul aria-label={text.waiting} className="grid gap-2">
      {lines.map(({ href, label }) => (
        <li key={href}>
          <Link
            href={href}
            className="flex min-h-12 items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-2 font-medium text-accent"
          >
            <span>{label}</span>
            <ChevronRight aria-hidden size={20} className="shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

type Line = { href: string; label: string }

/** What waits, the most pressing first, with the page that shows exactly these. */
function waitingLines(waiting: DeskWaiting, competition: Competition): Line[] {
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
