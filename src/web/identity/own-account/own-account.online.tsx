import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { readDoor } from '#contract/identity/sign-in-service.ts'
import type { User } from '#contract/identity/session.ts'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import { query } from '#web/lib/query.ts'
import { ownAccountText as text } from '#web/messages/en/identity/own-account.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'

const PasskeysSection = lazyWithOtherWords(() => import('./passkeys/passkeys-section.tsx'))
const SecondStepSection = lazyWithOtherWords(() => import('./second-step/second-step-section.tsx'))

/** How the reader signs in, and changing it. */
export default function OwnAccount({ user }: { user: User }) {
  const { data: door, isPending } = useQuery(query(readDoor))
  // As tall as what follows, so that nothing below moves when it is there.
  if (isPending) return <Skeleton className="h-144 rounded-card" />
  if (!door?.provider)
    return (
      <>
        <OwnPassword user={user} />
        <Suspense fallback={<Skeleton className="h-112 rounded-card" />}>
          <SecondStepSection />
          <PasskeysSection />
        </Suspense>
      </>
    )
  return (
    <Section title={text.externalTitle} id="sign-in">
      <p className="font-semibold">{text.signInWith(door.provider.name)}</p>
      <p className="wrap-anywhere">{user.email}</p>
      <p className="text-soft">{text.keptThere}</p>
    </Section>
  )
}

function OwnPassword({ user }: { user: User }) {
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
