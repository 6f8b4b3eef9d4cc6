import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { answerGuardianLink, readGuardianLink, type GuardianQuestion } from '#contract/data/guardians.ts'
import { childAccountText } from '#contract/data/agreed/child-account.ts'
import type { GuardianAnswer } from '#contract/data/guardian-answer.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { guardianText as text } from '#web/messages/en/data/guardian.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { readerLanguage } from '#web/messages/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Where the link of a guardian's mail leads. They need no account. */
export default function GuardianPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? 'none'
  const asked = useQuery({
    ...query(readGuardianLink, { params: { token } }),
    // Once it is answered the link is used up.
    staleTime: Infinity,
    refetchOnReconnect: false,
  })
  const isOver = asked.error instanceof ApiError && asked.error.status === 404
  return (
    <Page title={text.pageTitle}>
      <div className="max-w-prose">
        {isOver ? (
          <Notice tone="warn" title={text.over}>
            {text.overLead}
          </Notice>
        ) : asked.isError ? (
          <ErrorState title={sharedText.tryAgainLater} onRetry={() => void asked.refetch()}>
            {failureText(asked.error, sharedText.tryAgainLater)}
          </ErrorState>
        ) : asked.data ? (
          <Question token={token} about={asked.data} />
        ) : (
          <Skeleton className="h-64" />
        )}
      </div>
    </Page>
  )
}

function Question({ token, about }: { token: string; about: GuardianQuestion }) {
  const [answered, setAnswered] = useState<GuardianAnswer>()
  const { firstName, clubNames, answer } = about
  const language = readerLanguage()
  const answering = useAction({
    run: (agree: boolean) => send(answerGuardianLink, { params: { token }, body: { agree, language } }),
    changes: [],
    onDone: (reply) => {
      setAnswered(reply.answer)
    },
  })
  if (answered !== undefined) return <Answered name={firstName} answer={answered} />
  const button = (agree: boolean, label: string) => (
    <Button
      look={agree ? 'primary' : 'secondary'}
      busy={answering.isPending && answering.variables === agree ? text.saving : undefined}
      disabled={answering.isPending}
      onClick={() => {
        answering.mutate(agree)
      }}
    >
      {label}
    </Button>
  )
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-title font-semibold">
          {answer === 'agreed' ? text.hasAgreed(firstName) : text.question(firstName)}
        </h2>
        {clubNames.length > 0 && <p className="text-soft">{text.clubs(clubNames.join(', '))}</p>}
      </div>
      <blockquote className="rounded-control bg-sunken p-3">{childAccountText[language]}</blockquote>
      <a
        href="/privacy"
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center text-accent underline"
      >
        {text.kept}
      </a>
      {answering.isError && (
        <Notice tone="bad" title={text.failed}>
          {failureText(answering.error, sharedText.tryAgainLater)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {answer === 'agreed' ? (
          button(false, text.takeBack)
        ) : (
          <>
            {button(true, text.agree)}
            {button(false, text.refuse)}
          </>
        )}
      </div>
    </Card>
  )
}

function Answered({ name, answer }: { name: string; answer: GuardianAnswer }) {
  return (
    <div role="status">
      {answer === 'agreed' ? (
        <Notice tone="info" title={text.agreedTitle}>
          {text.agreedNext(name)}
        </Notice>
      ) : (
        <Notice tone="info" title={text.refusedTitle}>
          {text.refusedNext(name)}
        </Notice>
      )}
    </div>
  )
}
