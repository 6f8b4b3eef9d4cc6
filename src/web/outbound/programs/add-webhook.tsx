import { useId } from 'react'
import { webhookEvents } from '#contract/outbound/webhook-events.ts'
import { ownAccountText } from '#web/messages/en/identity/own-account.online.ts'
import { programsText as text } from '#web/messages/en/outbound/programs.online.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useAddWebhook } from './use-add-webhook.ts'

type AddProps = { clubId: string; onAdded: (secret: string) => void; onClose: () => void }

/** Asks for an address and of what it is told; and for the password where it was entered long ago. */
export default function AddWebhook({ clubId, onAdded, onClose }: AddProps) {
  const adding = useAddWebhook({ clubId, onAdded })
  const { draft, errors, fault, password, setPassword } = adding
  return (
    <FormDialog
      title={text.addTitle}
      submitLabel={text.add}
      busyLabel={text.adding}
      isBusy={adding.isBusy}
      {...(fault === undefined ? {} : { fault, faultTitle: text.addFailed })}
      onClose={onClose}
      onSubmit={adding.submit}
    >
      <Field label={text.url} hint={text.urlHint} required error={errors.url}>
        {(wiring) => (
          <Input
            {...wiring}
            type="url"
            autoComplete="off"
            maxLength={500}
            value={draft.values.url}
            onChange={(event) => draft.change({ url: event.target.value })}
          />
        )}
      </Field>
      <EventChoice adding={adding} />
      {password !== undefined && (
        <PasswordField
          label={ownAccountText.passwordAgain}
          hint={text.passwordWhy}
          error={errors.password}
          input={{
            value: password,
            autoComplete: 'current-password',
            onChange: (event) => setPassword(event.target.value),
          }}
        />
      )}
    </FormDialog>
  )
}

function EventChoice({ adding: { events, tick, errors } }: { adding: ReturnType<typeof useAddWebhook> }) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={errors.events === undefined ? undefined : errorId}>
      <legend className="mb-1.5 font-medium">{text.eventsLegend}</legend>
      {webhookEvents.map((event) => (
        <label key={event} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={events.includes(event)}
            onChange={(changed) => tick(event, changed.target.checked)}
            className="size-6 shrink-0"
          />
          {text.events[event]}
        </label>
      ))}
      {errors.events !== undefined && (
        <p id={errorId} role="alert" className="text-note font-medium text-danger">
          {errors.events}
        </p>
      )}
    </fieldset>
  )
}
