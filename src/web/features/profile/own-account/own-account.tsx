import { useState } from 'react'
import type { User } from '#contract/session.ts'
import { ownAccountText as text } from '#web/messages/en/own-account.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'

/** How the reader signs in, and changing it. */
export default function OwnAccount({ user }: { user: User }) {
  const [asked, setAsked] = useState<'password' | 'email'>()
  const close = () => {
    setAsked(undefined)
  }
  return (
    <Section title={text.title} id="sign-in">
      <div className="grid gap-4">
        <p className="wrap-anywhere">{text.signInAs(user.email)}</p>
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => setAsked('password')}>
            {text.changePassword}
          </Button>
          <Button look="secondary" onClick={() => setAsked('email')}>
            {text.changeEmail}
          </Button>
        </div>
      </div>
      {asked === 'password' && <ChangePassword email={user.email} onClose={close} />}
      {asked === 'email' && <ChangeEmail present={user.email} onClose={close} />}
    </Section>
  )
}
