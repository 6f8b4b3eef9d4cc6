import type { ReactNode } from 'react'
import { knowsZone } from '#golf/date-format.ts'
import { unknownZoneText as text } from '#web/messages/en/club/unknown-zone.online.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { timeZoneName } from './time-zones.ts'

/** Why nothing can be set on the club's clock here. */
export function UnknownZone({ timeZone }: { timeZone: string }) {
  return (
    <Notice tone="bad" title={text.title}>
      {text.advice(timeZoneName(timeZone))}
    </Notice>
  )
}

type DialogWithClockProps = { timeZone: string; title: string; onClose: () => void; children: ReactNode }

/** A dialog with times of the club's clock, or why this browser cannot have it: it would show and send those of another clock. */
export function DialogWithClock({ timeZone, title, onClose, children }: DialogWithClockProps) {
  if (knowsZone(timeZone)) return children
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <UnknownZone timeZone={timeZone} />
    </Dialog>
  )
}
