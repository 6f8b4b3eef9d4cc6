import { photosText } from '#web/messages/en/photo/photos.ts'
import { refusalSentence } from '#web/photo/photo-refusals.ts'
import { PhotoPicker } from '#web/photo/photo-picker.tsx'
import type { CardPhoto } from './use-card-photo.ts'

/** The optional photo of the paper card, beside the attestation. */
export function CardPhotoField({ cardPhoto }: { cardPhoto: CardPhoto }) {
  const { photo, refusal, isBusy, isKept, choose, remove } = cardPhoto
  return (
    <section aria-labelledby="card-photo" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="card-photo" className="text-lead font-semibold">
        {photosText.title}
      </h3>
      <PhotoPicker
        chosen={photo && { name: photo.name, picture: photo.jpeg }}
        isBusy={isBusy}
        fault={refusal && refusalSentence('verify', refusal)}
        note={photo ? (isKept ? photosText.kept : photosText.notKept) : photosText.hint}
        onChoose={choose}
        onRemove={remove}
      />
    </section>
  )
}
