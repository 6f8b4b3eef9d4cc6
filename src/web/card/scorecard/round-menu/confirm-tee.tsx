import type { RoundTee } from '#contract/card/tee-choice.ts'
import { courseHandicap, formatHandicap } from '#golf/numbers.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { roundMenuText } from '#web/messages/en/card/round-menu.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ChangingTee } from './use-change-tee.ts'

type ConfirmTeeProps = {
  from: RoundTee | undefined
  to: RoundTee
  changing: ChangingTee
  onClose: () => void
}

/** Says what another tee makes of a card that has scores, before it is changed. */
export function ConfirmTee({ from, to, changing, onClose }: ConfirmTeeProps) {
  const handicap = (tee: RoundTee) => formatHandicap(courseHandicap(tee.courseHandicap))
  const changes = from
    ? [
        { name: roundMenuText.courseHandicap, before: handicap(from), after: handicap(to) },
        { name: roundMenuText.points, before: `${from.points}`, after: `${to.points}` },
      ]
    : []
  return (
    <Dialog
      title={roundMenuText.confirmTee(to.name)}
      isOpen
      onClose={onClose}
      mayClose={!changing.isPending}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={changing.isPending}>
            {sharedText.cancel}
          </Button>
          <Button
            busy={changing.isPending ? roundMenuText.changing : undefined}
            onClick={() => {
              changing.mutate(to)
            }}
          >
            {roundMenuText.playFrom(to.name)}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <dl className="grid divide-y divide-line border-y border-line">
          {changes.map(({ name, before, after }) => (
            <div key={name} className="flex items-baseline justify-between gap-4 py-2">
              <dt>{name}</dt>
              <dd className="text-lead font-semibold tabular-nums">
                {before} <span aria-hidden>→</span>
                <span className="sr-only">{roundMenuText.becomes}</span> {after}
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-soft">{roundMenuText.workedOutAgain}</p>
        {changing.isError && (
          <Notice tone="bad">{failureText(changing.error, roundMenuText.changeFailed)}</Notice>
        )}
      </div>
    </Dialog>
  )
}
