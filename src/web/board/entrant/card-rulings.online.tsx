import { useQuery } from '@tanstack/react-query'
import { Gavel } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { listCardRulings, type CardRuling } from '#contract/card/card-rulings.ts'
import { OfflineError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { cardStatusNames } from '#web/lib/competition-words.ts'
import { query } from '#web/lib/query.ts'
import { cardRulingsText as text } from '#web/messages/en/board/card-rulings.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useRefetchOn } from '../use-refetch-on.ts'

const loadDialog = () => import('./ruling-dialog.online.tsx')
const RulingDialog = lazy(loadDialog)

type RulingsProps = {
  competitionId: string
  /** Changes whenever the board shows other rulings: then the list is asked for again. */
  rulings: string
}

/** For the committee: cards without a place and why, and the way to rule on one. */
export function CardRulings({ competitionId, rulings }: RulingsProps) {
  const entries = useQuery(query(listCardRulings, { params: { competitionId } }))
  const asked = useAskedRuling()
  const [isOpen, setIsOpen] = useState(asked.userId !== undefined)
  useRefetchOn(rulings, entries.refetch)
  if (entries.isError)
    return (
      <ErrorState
        title={text.failed}
        isOffline={entries.error instanceof OfflineError}
        onRetry={() => void entries.refetch()}
      >
        {failureText(entries.error, sharedText.tryAgainLater)}
      </ErrorState>
    )
  // Nothing stands here while it loads: there may be nothing to say, and the board must not move.
  if (!entries.data || entries.data.length === 0) return null
  return (
    <Section
      title={text.title}
      actions={
        <Button
          look="secondary"
          icon={<Gavel aria-hidden size={18} />}
          onPointerEnter={() => void loadDialog().catch(() => undefined)}
          onClick={() => {
            setIsOpen(true)
          }}
        >
          {text.rule}
        </Button>
      }
    >
      <RuledCards ruled={entries.data.filter((one) => one.status !== 'playing')} />
      {isOpen && (
        <Suspense>
          <RulingDialog
            competitionId={competitionId}
            entries={entries.data}
            askedUserId={asked.userId}
            onClose={() => {
              asked.forget()
              setIsOpen(false)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}

function RuledCards({ ruled }: { ruled: readonly CardRuling[] }) {
  if (ruled.length === 0) return <p className="text-soft">{text.none}</p>
  return (
    <ul className="grid gap-1">
      {ruled.map((one) => (
        <li key={one.userId}>
          <span className="font-semibold">{one.playerName}</span>: {rulingText(one)}
        </li>
      ))}
    </ul>
  )
}

/** A link to the ruling on one card: "?rule=usr_1" opens the dialog with that player chosen. */
function useAskedRuling() {
  const [path, go] = useLocation()
  const userId = new URLSearchParams(useSearch()).get('rule') ?? undefined
  return {
    userId,
    forget: () => {
      if (userId !== undefined) go(path, { replace: true })
    },
  }
}

/** For a player whose card the committee has taken out: what and why. */
export function OwnRuling({ competitionId, rulings, userId }: RulingsProps & { userId: string }) {
  const own = useQuery(query(listCardRulings, { params: { competitionId }, query: { userId } }))
  useRefetchOn(rulings, own.refetch)
  const [entry] = own.data ?? []
  if (!entry || entry.status === 'playing') return null
  return (
    <Notice tone="warn" title={cardStatusNames[entry.status]}>
      {entry.reason ?? text.noReason}
    </Notice>
  )
}

function rulingText(entry: CardRuling): string {
  return [cardStatusNames[entry.status], entry.reason].filter((part) => part !== null).join(' · ')
}
