import { Camera } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import type { Aim } from '#scan/aim/aim-at-card.ts'
import { readHereText as text } from '#web/messages/en/photo/read-here.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { PhoneReader } from './phone-reader.ts'
import { useAim } from './use-aim.ts'
import { takePicture, useCamera } from './use-camera.ts'

type AimDialogProps = { reader: PhoneReader; onPhoto: (photo: File) => void; onClose: () => void }

/** The camera with a word about what could be better. The photo is taken by itself when nothing could be. */
export default function AimDialog({ reader, onPhoto, onClose }: AimDialogProps) {
  const { video, camera } = useCamera()
  const [hasFailed, setHasFailed] = useState(false)
  const isTaken = useRef(false)
  const take = useCallback(() => {
    if (!video.current || isTaken.current) return
    isTaken.current = true
    takePicture(video.current).then(onPhoto, () => {
      isTaken.current = false
      setHasFailed(true)
    })
  }, [video, onPhoto])
  const aim = useAim({ video, reader, isOn: camera === 'on', onGood: take })
  return (
    <Dialog
      isOpen
      title={text.aim}
      width="wide"
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {sharedText.cancel}
          </Button>
          <Button icon={<Camera aria-hidden size={20} />} disabled={camera !== 'on'} onClick={take}>
            {text.takeNow}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 sideways:grid-cols-[1fr_auto]">
        {camera === 'refused' || hasFailed ? (
          <Notice tone="warn" title={text.noCamera}>
            {text.noCameraText}
          </Notice>
        ) : (
          <p role="status" className="min-h-8 text-lead font-semibold">
            {camera === 'opening' ? text.cameraOpens : words(aim)}
          </p>
        )}
        <div className="relative mx-auto w-fit overflow-hidden rounded-control bg-sunken">
          {/* What the camera sees has no words. */}
          <video
            ref={video}
            muted
            playsInline
            aria-label={text.cameraSees}
            className="max-h-[min(56*var(--dvh),92*var(--dvh)-12rem)] max-w-full"
          />
          <Outline aim={aim} />
        </div>
      </div>
    </Dialog>
  )
}

function words(aim: Aim | undefined): string {
  if (aim === undefined) return text.hints.find_card
  return aim.hint === undefined ? text.holdOn : text.hints[aim.hint]
}

/** Around what was found of the card, in the camera's picture. */
function Outline({ aim }: { aim: Aim | undefined }) {
  if (!aim?.outline) return null
  const points = aim.outline.map(([x, y]) => `${x},${y}`).join(' ')
  return (
    <svg aria-hidden viewBox="0 0 1 1" preserveAspectRatio="none" className="absolute inset-0 size-full">
      <polygon
        points={points}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-[#000] stroke-[6px]"
      />
      <polygon
        points={points}
        vectorEffect="non-scaling-stroke"
        strokeDasharray={aim.hint === undefined ? undefined : '10 8'}
        className="fill-none stroke-[#fff] stroke-[3px]"
      />
    </svg>
  )
}
