import { useMutation } from '@tanstack/react-query'
import { checkResetCode, forgotPassword } from '#contract/identity/auth.ts'
import { send } from '#web/lib/api.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeEntry } from './code-entry.tsx'
import { SendAgain } from './send-again.tsx'
import { withProof } from './proof/with-proof.ts'

type ResetCodeProps = {
  email: string
  /** The one before was right, and too old when the password was typed. */
  wasOver: boolean
  onRight: (code: string) => void
  onOtherEmail: () => void
}

/** The six digits of the mail; right ones lead on by themselves. */
export function ResetCode({ email, wasOver, onRight, onOtherEmail }: ResetCodeProps) {
  const checking = useMutation({
    mutationFn: (digits: string) => send(checkResetCode, { body: { email, code: digits } }),
    onSuccess: (_reply, digits) => {
      onRight(digits)
    },
  })
  return (
    <div className="grid gap-5">
      <CodeEntry
        lead={authText.codeLead(email)}
        busyLabel={authText.checking}
        firstError={wasOver ? authText.codeWrong : undefined}
        sending={checking}
        onDigits={(digits) => {
          checking.mutate(digits)
        }}
      />
      <SendAgain send={() => withProof((proof) => send(forgotPassword, { body: { email, ...proof } }))} />
      <Button look="quiet" onClick={onOtherEmail}>
        {authText.otherEmail}
      </Button>
    </div>
  )
}
