import { useState } from 'react'
import { failureText } from '#web/lib/failure-text.ts'
import type { Changed } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { ownAccountText } from '#web/messages/en/identity/own-account.online.ts'
import { secondStepText as text } from '#web/messages/en/identity/second-step.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { faultyFields } from '../faulty-fields.ts'
import { useFaultInView } from './use-fault-in-view.ts'

type AskPasswordProps<Reply> = {
  words: { title: string; means: string; failed: string; submit?: string }
  look?: 'primary' | 'danger'
  run: (password: string) => Promise<Reply>
  changes: readonly Changed[]
  onDone: (reply: Reply) => void
  onClose: () => void
}

/** Asks for the password before how somebody signs in changes. What is typed here is never kept anywhere. */
export function AskPassword<Reply>(props: AskPasswordProps<Reply>) {
  const { words, look = 'primary', run, changes, onDone, onClose } = props
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const part = useFaultInView(error)
  const running = useAction({
    run: () => run(password),
    changes,
    onDone,
    onFail: (fault) => {
      if (isOfPassword(fault)) setError(ownAccountText.passwordWrong)
    },
  })
  return (
    <FormDialog
      title={words.title}
      description={words.means}
      submitLabel={words.submit ?? words.title}
      submitLook={look}
      busyLabel={sharedText.saving}
      isBusy={running.isPending}
      {...(running.isError && !isOfPassword(running.error)
        ? { fault: failureText(running.error, sharedText.tryAgainLater), faultTitle: words.failed }
        : {})}
      onClose={onClose}
      onSubmit={() => {
        setError(password === '' ? ownAccountText.passwordMissing : undefined)
        if (password !== '') running.mutate(undefined)
      }}
    >
      <div ref={part}>
        <PasswordField
          label={ownAccountText.passwordAgain}
          hint={text.passwordWhy}
          error={error}
          input={{
            value: password,
            autoComplete: 'current-password',
            onChange: (event) => setPassword(event.target.value),
          }}
        />
      </div>
    </FormDialog>
  )
}

function isOfPassword(fault: Error): boolean {
  return faultyFields(fault).fields.includes('password')
}
