import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import {
  listAccessTokens,
  MOST_TOKENS,
  withdrawAccessToken,
  type AccessToken,
} from '#contract/identity/access-tokens.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate, formatDateTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { accessTokensText as text } from '#web/messages/en/identity/access-tokens.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { NewSecret, type MadeToken } from './new-secret.tsx'

const MakeToken = lazy(() => import('./make-token.tsx'))

type SectionProps = { club: { id: string; name: string } }

/** The reader's own access tokens: make one, see what uses it, end it. */
export default function AccessTokensSection({ club }: SectionProps) {
  const tokens = useQuery(query(listAccessTokens))
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<MadeToken>()
  return (
    <Section title={text.title} id="access-tokens">
      <div className="grid gap-4">
        <p className="text-soft">{text.lead}</p>
        {made && <NewSecret {...made} onClose={() => setMade(undefined)} />}
        {tokens.isError ? (
          <ErrorState title={text.failed} onRetry={() => void tokens.refetch()}>
            {failureText(tokens.error, sharedText.tryAgainLater)}
          </ErrorState>
        ) : tokens.data ? (
          <TokenList tokens={tokens.data} />
        ) : (
          <Skeleton className="h-16" />
        )}
        {(tokens.data?.length ?? 0) < MOST_TOKENS ? (
          <div>
            <Button look="secondary" onClick={() => setIsMaking(true)}>
              {text.make}
            </Button>
          </div>
        ) : (
          <p>{text.most(MOST_TOKENS)}</p>
        )}
      </div>
      {isMaking && (
        <Suspense>
          <MakeToken
            club={club}
            onClose={() => setIsMaking(false)}
            onMade={(token) => {
              setIsMaking(false)
              setMade(token)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}

function TokenList({ tokens }: { tokens: readonly AccessToken[] }) {
  const [asked, setAsked] = useState<AccessToken>()
  if (tokens.length === 0) return <p>{text.none}</p>
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {tokens.map((token) => (
          <li key={token.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="grid min-w-0">
              <span className="font-semibold wrap-anywhere">{token.name}</span>
              <span className="text-note text-soft">
                {text.reaches[token.reach]} · {token.club.name} ·{' '}
                {token.isExpired
                  ? text.ended(formatDate(token.expiresAt))
                  : text.ends(formatDate(token.expiresAt))}
              </span>
              <span className="text-note text-soft">
                {token.lastUsedAt === null ? text.neverUsed : text.used(formatDateTime(token.lastUsedAt))}
              </span>
            </div>
            <Button
              look="secondary"
              aria-label={text.withdrawNamed(token.name)}
              onClick={() => setAsked(token)}
            >
              {text.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      {asked && <Withdraw token={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function Withdraw({ token, onClose }: { token: AccessToken; onClose: () => void }) {
  const withdrawing = useAction({
    run: () => send(withdrawAccessToken, { params: { tokenId: token.id } }),
    changes: [query(listAccessTokens)],
    onDone: () => {
      onClose()
      showToast({ tone: 'success', title: text.withdrawn, description: token.name })
    },
  })
  return (
    <ConfirmDialog
      title={text.question(token.name)}
      confirmLabel={text.withdraw}
      busyLabel={text.withdrawing}
      isBusy={withdrawing.isPending}
      fault={
        withdrawing.isError
          ? { title: text.withdrawFailed, text: failureText(withdrawing.error, sharedText.tryAgainLater) }
          : undefined
      }
      onConfirm={() => {
        withdrawing.mutate(undefined)
      }}
      onClose={onClose}
    >
      <p>{text.means}</p>
    </ConfirmDialog>
  )
}
