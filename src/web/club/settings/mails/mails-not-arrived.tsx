import { useQuery } from '@tanstack/react-query'
import { listGivenUpMails, sendMailsAgain, type GivenUpMail } from '#contract/outbound/given-up-mails.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { mailsNotArrivedText as text } from '#web/messages/en/club/mails-not-arrived.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LastLoaded } from '#web/ui/last-loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Mails of the club that were given up, each with why, to be sent again. */
export default function MailsNotArrived({ clubId }: { clubId: string }) {
  const asked = query(listGivenUpMails, { params: { clubId } })
  const givenUp = useQuery(asked)
  return (
    <Card className="grid gap-4" role="region" aria-label={text.title}>
      <div className="grid gap-1">
        <h2 className="text-lead font-semibold">{text.title}</h2>
        <p className="text-soft">{text.lead}</p>
      </div>
      {givenUp.data && <LastLoaded asked={givenUp} />}
      {givenUp.isError && !givenUp.data ? (
        <ErrorState title={text.loadFailed} onRetry={() => void givenUp.refetch()}>
          {failureText(givenUp.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : !givenUp.data ? (
        <Skeleton className="h-16" />
      ) : givenUp.data.mails.length === 0 ? (
        <p className="text-soft">{text.none}</p>
      ) : (
        <MailList clubId={clubId} mails={givenUp.data.mails} />
      )}
    </Card>
  )
}

function MailList({ clubId, mails }: { clubId: string; mails: readonly GivenUpMail[] }) {
  const sending = useAction({
    run: (mailIds: readonly string[]) =>
      send(sendMailsAgain, { params: { clubId }, body: { mailIds: [...mailIds] } }),
    changes: [query(listGivenUpMails, { params: { clubId } })],
    onDone: (_reply, mailIds) =>
      showToast({ tone: 'success', title: mailIds.length === 1 ? text.againDone : text.allAgainDone }),
    onFail: (fault) => {
      const description = failureText(fault, sharedText.tryAgainLater)
      showToast({ tone: 'error', title: text.againFailed, description })
    },
  })
  const sendable = mails.filter(({ canSendAgain }) => canSendAgain).map(({ id }) => id)
  const isSending = (mailIds: readonly string[]) =>
    sending.isPending && sending.variables.join() === mailIds.join()
  return (
    <>
      {sendable.length > 1 && (
        <div>
          <Button
            look="secondary"
            busy={isSending(sendable) ? text.sending : undefined}
            onClick={() => sending.mutate(sendable)}
          >
            {text.allAgain(sendable.length)}
          </Button>
        </div>
      )}
      <ul aria-label={text.list} className="divide-y divide-line border-y border-line">
        {mails.map((mail) => (
          <li key={mail.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold wrap-anywhere">{mail.to}</p>
              <p className="text-note text-soft">
                {text.kinds[mail.kind]} · {formatDateTime(mail.givenUpAt)}
              </p>
              <p className="text-note wrap-anywhere">{reasonOf(mail)}</p>
            </div>
            {mail.canSendAgain && (
              <Button
                look="secondary"
                aria-label={text.againTo(mail.to)}
                busy={isSending([mail.id]) ? text.sending : undefined}
                onClick={() => sending.mutate([mail.id])}
              >
                {text.again}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function reasonOf({ failure, status, kind, cameBack }: GivenUpMail): string {
  const refused = status === null ? text.refused : text.refusedWith(status)
  const taken = failure === 'refused' ? refused : text.late
  const reason = cameBack === undefined ? taken : text.cameBack(cameBack)
  return kind === 'invitation' ? `${reason} ${text.invitation}` : reason
}
