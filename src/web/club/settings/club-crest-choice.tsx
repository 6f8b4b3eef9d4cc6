import { ImageUp } from 'lucide-react'
import { useId, useRef } from 'react'
import type { Club } from '#contract/club/clubs.ts'
import { LARGEST_CREST, removeCrest, replaceCrest } from '#contract/photo/crests.ts'
import { shownIn } from '#web/club/use-club-change.ts'
import { putBytes } from '#web/lib/upload-photo.ts'
import { callAddress, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { clubFaceText as text } from '#web/messages/en/club/club-face.online.ts'
import { Button } from '#web/ui/button.tsx'
import { ClubCrest } from '#web/ui/club-crest.tsx'
import { showToast, withdrawToast } from '#web/ui/toast.tsx'

const TOPIC = 'crest'

/** What can be said of a file without sending it. */
class CrestRefused extends Error {
  override name = 'CrestRefused'
}

/** Chooses, replaces and removes the picture of the club's crest; each is saved at once. */
export function ClubCrestChoice({ club }: { club: Club }) {
  const file = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const crest = useCrestChange(club)
  return (
    <section aria-label={text.crest} className="flex flex-wrap items-start gap-4">
      <ClubCrest {...club} size="large" />
      <div className="grid min-w-[min(14rem,100%)] flex-1 gap-2">
        <p className="font-medium">{text.crest}</p>
        <p className="text-note text-soft">{text.crestHint}</p>
        <input
          ref={file}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp"
          aria-label={text.chooseCrest}
          onChange={(event) => {
            const chosen = event.target.files?.[0]
            // Without this, choosing the same file again would be no change.
            event.target.value = ''
            if (chosen) crest.choose(chosen)
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            busy={crest.isSending ? text.sendingCrest : undefined}
            icon={<ImageUp aria-hidden size={18} />}
            aria-describedby={crest.fault === undefined ? undefined : errorId}
            onClick={() => {
              file.current?.click()
            }}
          >
            {club.crestUrl === null ? text.chooseCrest : text.replaceCrest}
          </Button>
          {club.crestUrl !== null && (
            <Button
              look="quiet"
              busy={crest.isRemoving ? text.removingCrest : undefined}
              onClick={crest.remove}
            >
              {text.removeCrest}
            </Button>
          )}
        </div>
        {crest.fault !== undefined && (
          <p id={errorId} role="alert" className="text-note font-medium text-danger">
            {crest.fault}
          </p>
        )}
      </div>
    </section>
  )
}

function useCrestChange({ id: clubId }: Club) {
  const params = { clubId }
  const textOf = (fault: Error) =>
    fault instanceof CrestRefused ? fault.message : failureText(fault, text.crestNotChanged)
  const onFail = (fault: Error) => {
    showToast({ tone: 'error', topic: TOPIC, title: adminText.updateFailed, description: textOf(fault) })
  }
  const onDone = () => {
    showToast({ tone: 'success', topic: TOPIC, title: text.crestUpdated })
  }
  const sending = useAction({
    run: async (file: File) => {
      if (/svg/i.test(file.type)) throw new CrestRefused(text.crestIsDrawing)
      if (file.size > LARGEST_CREST) throw new CrestRefused(text.crestTooLarge)
      await putBytes(callAddress(replaceCrest, { params }), file, { onProgress: () => undefined })
    },
    changes: shownIn,
    onDone,
    onFail,
  })
  const removing = useAction({
    run: async () => {
      await send(removeCrest, { params })
    },
    changes: shownIn,
    onDone,
    onFail,
  })
  const isBusy = sending.isPending || removing.isPending
  const error = sending.error ?? removing.error
  return {
    isSending: sending.isPending,
    isRemoving: removing.isPending,
    fault: isBusy || error === null ? undefined : textOf(error),
    choose(this: void, file: File) {
      if (isBusy) return
      withdrawToast(TOPIC)
      removing.reset()
      sending.mutate(file)
    },
    remove(this: void) {
      if (isBusy) return
      withdrawToast(TOPIC)
      sending.reset()
      removing.mutate(undefined)
    },
  }
}
