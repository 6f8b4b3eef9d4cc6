import { useState } from 'react'
import { openKiosk, type KioskClub } from '#contract/card/kiosk-cards.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { hasSignInHint } from '#web/lib/sign-in-hint.ts'
import { kioskText as text } from '#web/messages/en/card/kiosk.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Plain, SignedInNotice } from './plain-page.tsx'

type OpenLinkProps = { link: string; onOpened: (club: KioskClub) => void; onLeave: () => void }

/** Asks before the link is used up: a preview or a curious thumb must not do it. */
export function OpenLink({ link, onOpened, onLeave }: OpenLinkProps) {
  const [isOpening, setIsOpening] = useState(false)
  const [fault, setFault] = useState<unknown>()
  const press = () => {
    setIsOpening(true)
    setFault(undefined)
    send(openKiosk, { body: { link } })
      .then(onOpened, setFault)
      .finally(() => {
        setIsOpening(false)
      })
  }
  return (
    <Plain>
      <h2 className="text-title font-semibold">{text.openTitle}</h2>
      <p>{text.openLead}</p>
      {hasSignInHint() && <SignedInNotice />}
      {fault !== undefined && (
        <Notice tone="bad" title={text.openFailed}>
          {failureText(fault, sharedText.tryAgainLater)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button className="min-h-14 text-lead" busy={isOpening ? text.opening : undefined} onClick={press}>
          {text.openButton}
        </Button>
        <Button look="secondary" className="min-h-14 text-lead" onClick={onLeave}>
          {sharedText.cancel}
        </Button>
      </div>
    </Plain>
  )
}
