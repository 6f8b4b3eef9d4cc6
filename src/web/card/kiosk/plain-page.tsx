import type { ReactNode } from 'react'
import { kioskText as text } from '#web/messages/en/card/kiosk.online.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Before there is a club to show. */
export function Plain({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-4 py-10 text-lead">
      <h1 className="text-heading font-bold sm:text-display">{text.tab}</h1>
      {children}
    </div>
  )
}

/** A signed-in browser must not stand in the bar: everybody there could act as that person. */
export function SignedInNotice() {
  return (
    <Notice
      tone="bad"
      title={text.signedInTitle}
      action={
        <a href="/api/logout" className="inline-flex min-h-11 items-center font-semibold underline">
          {text.signOut}
        </a>
      }
    >
      {text.signedIn}
    </Notice>
  )
}
