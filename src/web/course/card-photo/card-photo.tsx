import { ListChecks, ScanText, X } from 'lucide-react'
import { PhotoPicker } from '#web/photo/photo-picker.tsx'
import { ProblemNotice } from '#web/photo/scan/scan-panel-parts.tsx'
import { ScanProgress } from '#web/photo/scan/scan-progress.tsx'
import { coursePhotoText } from '#web/messages/en/course/course-photo.online.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import { Button } from '#web/ui/button.tsx'
import type { CardPhotoState } from './use-card-photo.ts'

/** The first thing that a new course asks for: a photo of the card, which spares most of the typing. */
export function CardPhoto({ state }: { state: CardPhotoState }) {
  const { photo, step, problem, rows } = state
  const isRead = rows.length > 0
  return (
    <section
      aria-label={coursePhotoText.title}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-control border border-line bg-paper p-3"
    >
      <h3 className="text-lead font-semibold">{coursePhotoText.title}</h3>
      <PhotoPicker
        chosen={photo && { name: photo.name, picture: photo.jpeg }}
        isBusy={state.isPreparing}
        fault={state.fault}
        note={photo ? undefined : coursePhotoText.note}
        onChoose={state.choose}
        onRemove={state.forget}
      />
      {step && <ScanProgress step={step} />}
      <ProblemNotice problem={problem} hasPhoto={photo !== undefined && problem?.tone === 'bad'} />
      <div role={problem?.tone === 'bad' ? 'alert' : undefined} className="sr-only">
        {problem?.tone === 'bad' && problem.title}
      </div>
      {step && (
        <Button look="secondary" icon={<X aria-hidden size={20} />} onClick={state.stop}>
          {scanText.stop}
        </Button>
      )}
      {photo && !step && (
        <Button
          look={isRead ? 'primary' : 'secondary'}
          icon={isRead ? <ListChecks aria-hidden size={20} /> : <ScanText aria-hidden size={20} />}
          onClick={isRead ? state.review : state.readAgain}
        >
          {isRead ? coursePhotoText.checkAgain : coursePhotoText.readAgain}
        </Button>
      )}
    </section>
  )
}
