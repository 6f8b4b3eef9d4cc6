import { useState } from 'react'
import { parseSecondStepCode } from '#contract/identity/second-step-code.ts'
import { beginSecondStep, turnOnSecondStep } from '#contract/identity/second-step.ts'
import { send } from '#web/lib/api.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { failureText } from '#web/lib/failure-text.ts'
import type { Changed } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { secondStepText as text } from '#web/messages/en/identity/second-step.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { faultyFields } from '../faulty-fields.ts'
import { AskPassword } from './ask-password.tsx'
import { useFaultInView } from './use-fault-in-view.ts'

type Secret = { secret: string; address: string }
type TurnOnProps = {
  changes: readonly Changed[]
  onDone: (made: { recoveryCodes: readonly string[] }) => void
  onClose: () => void
}

/** The password, then the secret for the app, then a code of it. */
export default function TurnOn({ changes, onDone, onClose }: TurnOnProps) {
  const [made, setMade] = useState<Secret>()
  return made ? (
    <GiveCode made={made} changes={changes} onDone={onDone} onClose={onClose} />
  ) : (
    <AskPassword
      words={{
        title: text.turnOnTitle,
        means: text.apps,
        failed: text.notTurnedOn,
        submit: text.goOn,
      }}
      run={(password) => send(beginSecondStep, { body: { password } })}
      changes={[]}
      onDone={setMade}
      onClose={onClose}
    />
  )
}

function GiveCode({ made, changes, onDone, onClose }: TurnOnProps & { made: Secret }) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const part = useFaultInView(error)
  const turning = useAction({
    run: () => send(turnOnSecondStep, { body: { code } }),
    changes,
    onDone,
    onFail: (fault) => {
      if (isOfCode(fault)) setError(failureText(fault, text.codeFaulty))
    },
  })
  return (
    <FormDialog
      title={text.turnOnTitle}
      description={text.scan}
      submitLabel={text.turnOn}
      busyLabel={sharedText.saving}
      isBusy={turning.isPending}
      {...(turning.isError && !isOfCode(turning.error)
        ? { fault: failureText(turning.error, sharedText.tryAgainLater), faultTitle: text.notTurnedOn }
        : {})}
      onClose={onClose}
      onSubmit={() => {
        const isCode = parseSecondStepCode(code)?.kind === 'one_time'
        setError(isCode ? undefined : text.codeFaulty)
        if (isCode) turning.mutate(undefined)
      }}
    >
      <ForApp {...made} />
      <div ref={part}>
        <Field label={text.codeOfApp} hint={text.codeHint} error={error} required>
          {(wiring) => (
            <Input
              {...wiring}
              value={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              onChange={(event) => {
                setCode(event.target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
      </div>
    </FormDialog>
  )
}

/** On a phone on its side beside the rest, and as high as head and foot of the dialog leave it. */
const lowSquare = 'sideways:w-[calc(88*var(--dvh)-12.5rem)]'

/** The secret as a picture, as a link for an app on the same phone, and as letters. */
function ForApp({ secret, address }: Secret) {
  return (
    <div className="grid items-center justify-items-center gap-3 sideways:grid-cols-[auto_minmax(0,1fr)]">
      <QrCode text={address} label={text.qrLabel} className={lowSquare} />
      <div className="grid justify-items-center gap-3">
        <a href={address} className="inline-flex min-h-11 items-center font-medium text-accent underline">
          {text.openInApp}
        </a>
        <p className="text-center">
          {text.key}: <code className="wrap-anywhere select-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <Button
          look="secondary"
          onClick={() => {
            void copyText(secret).then((isCopied) => {
              showToast(
                isCopied ? { tone: 'success', title: text.copied } : { tone: 'error', title: text.notCopied },
              )
            })
          }}
        >
          {text.copyKey}
        </Button>
      </div>
    </div>
  )
}

function isOfCode(fault: Error): boolean {
  return faultyFields(fault).fields.includes('code')
}
