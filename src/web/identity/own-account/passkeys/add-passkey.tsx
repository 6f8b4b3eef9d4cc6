import { useState } from 'react'
import { addPasskey, beginPasskey, listPasskeys } from '#contract/identity/passkeys.ts'
import { ApiError, OfflineError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { ownAccountText } from '#web/messages/en/identity/own-account.online.ts'
import { passkeysText as text } from '#web/messages/en/identity/passkeys.online.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { faultyFields } from '../faulty-fields.ts'

type Errors = { name?: string; password?: string }

/** A name and the password, then what the device itself asks. */
export default function AddPasskey({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const adding = useAction({
    run: () => makePasskey(name.trim(), password),
    changes: [query(listPasskeys)],
    onDone: () => {
      onClose()
      showToast({ tone: 'success', title: text.added, description: name.trim() })
    },
    onFail: (fault) => {
      setErrors(isOfPassword(fault) ? { password: ownAccountText.passwordWrong } : {})
    },
  })
  return (
    <FormDialog
      title={text.add}
      description={text.addMeans}
      submitLabel={text.add}
      busyLabel={text.adding}
      isBusy={adding.isPending}
      {...(adding.isError && !isOfPassword(adding.error)
        ? { fault: faultText(adding.error), faultTitle: text.notAdded }
        : {})}
      onClose={onClose}
      onSubmit={() => {
        const found = {
          ...(name.trim() === '' ? { name: text.nameMissing } : {}),
          ...(password === '' ? { password: ownAccountText.passwordMissing } : {}),
        }
        setErrors(found)
        if (Object.keys(found).length === 0) adding.mutate(undefined)
      }}
    >
      <Field label={text.name} hint={text.nameHint} required error={errors.name}>
        {(wiring) => (
          <Input
            {...wiring}
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
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
    </FormDialog>
  )
}

async function makePasskey(name: string, password: string) {
  const [optionsJSON, { startRegistration }] = await Promise.all([
    send(beginPasskey, { body: { password } }),
    import('@simplewebauthn/browser'),
  ])
  const { id, rawId, type, response } = await startRegistration({ optionsJSON })
  return send(addPasskey, { body: { name, credential: { id, rawId, type, response } } })
}

function faultText(fault: Error): string {
  const isOfServer = fault instanceof ApiError || fault instanceof OfflineError
  return isOfServer ? failureText(fault, text.notMade) : text.notMade
}

function isOfPassword(fault: Error): boolean {
  return faultyFields(fault).fields.includes('password')
}
