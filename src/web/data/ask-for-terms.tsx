import { TERMS_VERSION } from '#contract/data/agreed/terms-version.ts'
import { agreeToTerms, listConsents } from '#contract/data/consents.ts'
import { currentUser } from '#contract/identity/session.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { agreedToText as text } from '#web/messages/en/data/agreed-to.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { readerLanguage } from '#web/messages/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Asks whoever has not agreed to the terms that hold now. Nothing waits for the answer. */
export default function AskForTerms() {
  const agreeing = useAction({
    run: () => send(agreeToTerms, { body: { version: TERMS_VERSION, language: readerLanguage() } }),
    changes: [query(currentUser), query(listConsents)],
    onDone: () => {
      showToast({ tone: 'success', title: text.agreed })
    },
  })
  return (
    <Card className="grid gap-3" role="region" aria-label={text.askTitle}>
      <h2 className="text-lead font-semibold">{text.askTitle}</h2>
      <p className="text-soft">{text.ask(formatDate(`${TERMS_VERSION}T12:00:00Z`, 'UTC'))}</p>
      {agreeing.isError && (
        <Notice tone="bad" title={text.notAgreed}>
          {failureText(agreeing.error, sharedText.tryAgainLater)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <LinkButton href="/terms" look="secondary">
          {text.read}
        </LinkButton>
        <Button
          look="secondary"
          busy={agreeing.isPending ? text.agreeing : undefined}
          onClick={() => {
            agreeing.mutate(undefined)
          }}
        >
          {text.agree}
        </Button>
      </div>
    </Card>
  )
}
