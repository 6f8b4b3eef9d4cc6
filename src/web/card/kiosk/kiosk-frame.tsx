import type { ReactNode } from 'react'
import type { KioskClub } from '#contract/card/kiosk-cards.ts'
import { kioskText as text } from '#web/messages/en/card/kiosk.online.ts'
import { Button } from '#web/ui/button.tsx'
import { ClubCrest } from '#web/ui/club-crest.tsx'
import { clubColourProperties } from '#web/ui/club-colour-properties.ts'

type KioskFrameProps = {
  club: KioskClub
  /** Left out while nobody stands here. */
  onStop?: () => void
  secondsLeft?: number | undefined
  children: ReactNode
}

/** Club and kiosk at the top, the way out beside them, and at the foot how long the screen still remembers. */
export function KioskFrame({ club, onStop, secondsLeft, children }: KioskFrameProps) {
  return (
    <div
      data-club=""
      style={clubColourProperties(club.clubColour)}
      className="steady min-h-[calc(100*var(--dvh))] text-lead"
    >
      <header className="flex flex-wrap items-center justify-between gap-3 bg-club px-4 py-3 text-on-club lg:px-8">
        <div className="flex min-w-0 items-center gap-3">
          <ClubCrest name={club.clubName} colour={club.clubColour} crestUrl={club.clubCrestUrl} />
          <p className="min-w-0 wrap-anywhere">
            <b>{club.clubName}</b> · {club.kioskName}
          </p>
        </div>
        {onStop && (
          <Button look="secondary" onClick={onStop}>
            {text.cancel}
          </Button>
        )}
      </header>
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] px-4 py-6 pb-28 lg:px-8">
        {children}
      </div>
      {secondsLeft !== undefined && <Countdown secondsLeft={secondsLeft} />}
    </div>
  )
}

/** Any touch stays; the button is for whoever looks for one. Read out once, not every second. */
function Countdown({ secondsLeft }: { secondsLeft: number }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-between gap-3 border-t-4 border-flag bg-warn-tint px-4 py-4 text-on-warn-tint sm:px-8">
      <p className="text-title font-semibold">{text.forgetting(secondsLeft)}</p>
      <span role="alert" className="sr-only">
        {text.stillHere}
      </span>
      <Button className="min-h-14 text-lead">{text.stillHere}</Button>
    </div>
  )
}
