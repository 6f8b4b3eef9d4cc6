import { useState } from 'react'
import { addWebhook, listWebhooks } from '#contract/outbound/webhooks.ts'
import { webhookEvents, type WebhookEvent } from '#contract/outbound/webhook-events.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { ownAccountText } from '#web/messages/en/identity/own-account.online.ts'
import { programsText as text } from '#web/messages/en/outbound/programs.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'

type Errors = { url?: string; events?: string; password?: string }

/** What is typed of a new webhook, kept over a fault and a reload but for the password, and the way to add it. */
export function useAddWebhook({ clubId, onAdded }: { clubId: string; onAdded: (secret: string) => void }) {
  const draft = useDraft(`webhook.${clubId}`, { url: '', events: 'result.final' })
  /** undefined until the club asks for it. */
  const [password, setPassword] = useState<string>()
  const [errors, setErrors] = useState<Errors>({})
  const url = draft.values.url.trim()
  const events = webhookEvents.filter((event) => draft.values.events.split(' ').includes(event))
  const adding = useAction({
    run: () => {
      const asked = { url, events }
      return send(addWebhook, {
        params: { clubId },
        body: password === undefined ? asked : { ...asked, password },
      })
    },
    changes: [query(listWebhooks, { params: { clubId } })],
    onDone: ({ secret }) => {
      draft.clear()
      onAdded(secret)
    },
    onFail: (fault) => {
      if (bodyOf(fault)?.code === 'password_again') setPassword('')
      setErrors(errorsIn(fault))
    },
  })
  const submit = () => {
    const found: Errors = {
      ...(/^https?:\/\/\S+$/i.test(url) ? {} : { url: text.urlWrong }),
      ...(events.length === 0 ? { events: text.eventsMissing } : {}),
      ...(password === '' ? { password: ownAccountText.passwordMissing } : {}),
    }
    setErrors(found)
    if (Object.keys(found).length === 0) adding.mutate(undefined)
  }
  const tick = (event: WebhookEvent, isTicked: boolean) => {
    const others = events.filter((one) => one !== event)
    draft.change({ events: (isTicked ? [...others, event] : others).join(' ') })
  }
  return {
    draft,
    events,
    tick,
    password,
    setPassword,
    errors,
    submit,
    isBusy: adding.isPending,
    fault: adding.isError && !isOfField(adding.error) ? textOf(adding.error) : undefined,
  }
}

const textOf = (fault: Error) => failureText(fault, sharedText.tryAgainLater)
const bodyOf = (fault: Error) => (fault instanceof ApiError ? fault.body : undefined)

/** A field says it already, or asks for what is missing. */
function isOfField(fault: Error): boolean {
  return Object.keys(errorsIn(fault)).length > 0 || bodyOf(fault)?.code === 'password_again'
}

/** What the server says of single fields, in the reader's language. */
function errorsIn(fault: Error): Errors {
  const fields = (bodyOf(fault)?.fields ?? []).map(({ field }) => field)
  return {
    ...(fields.includes('url') ? { url: text.urlTold } : {}),
    ...(fields.includes('password') ? { password: ownAccountText.passwordWrong } : {}),
  }
}
