import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { beginPasskeySignIn, passkeySignIn } from '#contract/identity/passkeys.ts'
import type { User } from '#contract/identity/session.ts'
import { ApiError, OfflineError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { hasPasskeys } from '#web/lib/has-passkeys.ts'
import { passkeysText as text } from '#web/messages/en/identity/passkeys.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type PasskeyButtonProps = { invitation: string | undefined; onDone: (user: User) => void }

/** Signing in with a key of this device; nothing where the browser has none to offer. */
export default function PasskeyButton({ invitation, onDone }: PasskeyButtonProps) {
  const entering = useMutation({
    mutationFn: () => signInByPasskey(invitation),
    meta: { quietUnauthorized: true },
    onSuccess: onDone,
  })
  if (!hasPasskeys()) return null
  return (
    <div className="mt-3 grid gap-3">
      <Button
        look="secondary"
        icon={<KeyRound aria-hidden size={18} />}
        busy={entering.isPending ? text.signingIn : undefined}
        onClick={() => {
          entering.mutate()
        }}
      >
        {text.signIn}
      </Button>
      {entering.isError && (
        <Notice tone="bad" title={text.notSignedIn}>
          {isOfServer(entering.error) ? failureText(entering.error, text.stopped) : text.stopped}
        </Notice>
      )}
    </div>
  )
}

async function signInByPasskey(invitation: string | undefined): Promise<User> {
  const [optionsJSON, { startAuthentication }] = await Promise.all([
    send(beginPasskeySignIn),
    import('@simplewebauthn/browser'),
  ])
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON })
  return send(passkeySignIn, {
    body: {
      credential: { id, rawId, type, response },
      asksFirst: true,
      ...(invitation === undefined ? {} : { invitation }),
    },
  })
}

function isOfServer(fault: Error): boolean {
  return fault instanceof ApiError || fault instanceof OfflineError
}
