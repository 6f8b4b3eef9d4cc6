import { useQuery } from '@tanstack/react-query'
import { listConsents, type Consent } from '#contract/data/consents.ts'
import type { User } from '#contract/identity/session.ts'
import AskForTerms from '#web/data/ask-for-terms.tsx'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate, formatDateTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { agreedToText as text } from '#web/messages/en/data/agreed-to.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Everything the reader has agreed to, with its text and moment. */
export function AgreedTo({ user }: { user: User }) {
  const agreed = useQuery(query(listConsents))
  return (
    <>
      {user.asksForTerms === true && <AskForTerms />}
      <Card className="grid gap-2" role="region" aria-label={text.title}>
        <h3 className="font-semibold">{text.title}</h3>
        {agreed.isError ? (
          <ErrorState title={text.loadFailed} onRetry={() => void agreed.refetch()}>
            {failureText(agreed.error, sharedText.tryAgainLater)}
          </ErrorState>
        ) : agreed.data === undefined ? (
          <Skeleton className="h-12" />
        ) : agreed.data.length === 0 ? (
          <p className="text-soft">{text.none}</p>
        ) : (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {agreed.data.map((consent) => (
                <AgreedText key={consent.id} consent={consent} />
              ))}
            </ul>
            <p className="text-note text-soft">{text.termsHint}</p>
          </>
        )}
      </Card>
    </>
  )
}

function AgreedText({ consent }: { consent: Consent }) {
  return (
    <li>
      <details>
        <summary className="min-h-11 cursor-pointer py-2">
          <span className="font-medium">{nameOf(consent)}</span>
          <span className="block text-note text-soft">
            {text.given(formatDateTime(consent.givenAt))}
            {consent.withdrawnAt !== null && ` · ${text.takenBack(formatDateTime(consent.withdrawnAt))}`}
          </span>
        </summary>
        <p
          lang={consent.language}
          className="mb-3 max-h-96 max-w-prose overflow-y-auto rounded-control bg-sunken p-3 whitespace-pre-line"
          // A text that scrolls must be reached by keyboard.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {consent.text}
        </p>
      </details>
    </li>
  )
}

function nameOf({ kind, version }: Consent): string {
  return kind === 'terms' ? text.kinds.terms(formatDate(`${version}T12:00:00Z`, 'UTC')) : text.kinds[kind]
}
