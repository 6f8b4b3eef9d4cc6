import { Camera, FileImage, Images } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { readerLocale } from '#web/messages/language.ts'
import { photosText } from '#web/messages/en/photo/photos.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { megabytes } from './photo-refusals.ts'
import { countTiffPages, TIFF_TYPE } from './tiff-pages.ts'

type PhotoPickerProps = {
  /** The chosen photo. */
  chosen: { name: string; picture: Blob } | undefined
  isBusy: boolean
  /** On a device of many people, whose gallery is not theirs. */
  isCameraOnly?: boolean
  /** Why the last file was refused. */
  fault: string | undefined
  /** What will happen to the chosen photo. */
  note?: ReactNode
  onChoose: (file: File) => void
  onRemove: () => void
}

/** Chooses a photo from the camera or the gallery, and shows the chosen one with its name and size. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { chosen, isBusy, isCameraOnly = false, fault, note, onChoose, onRemove } = props
  const camera = useRef<HTMLInputElement>(null)
  const gallery = useRef<HTMLInputElement>(null)
  const take = (event: React.ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // Without this, choosing the same file again would be no change.
    event.target.value = ''
    if (file) onChoose(file)
  }
  const input = { type: 'file', accept: 'image/*', hidden: true, onChange: take } as const
  const busy = isBusy ? photosText.preparing : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <input ref={camera} {...input} capture="environment" aria-label={photosText.takePhoto} />
      {!isCameraOnly && <input ref={gallery} {...input} aria-label={photosText.chooseFromGallery} />}
      {chosen && !isBusy ? (
        <ChosenPhoto {...chosen} onRemove={onRemove} />
      ) : (
        <div className="grid gap-2 sm:grid-cols-2">
          <Button
            look="secondary"
            busy={busy}
            icon={<Camera aria-hidden size={20} />}
            onClick={() => {
              camera.current?.click()
            }}
          >
            {photosText.takePhoto}
          </Button>
          {!isBusy && !isCameraOnly && (
            <Button
              look="secondary"
              icon={<Images aria-hidden size={20} />}
              onClick={() => {
                gallery.current?.click()
              }}
            >
              {photosText.chooseFromGallery}
            </Button>
          )}
        </div>
      )}
      {fault !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {fault}
        </p>
      )}
      {note !== undefined && <p className="text-note text-soft">{note}</p>}
    </div>
  )
}

function ChosenPhoto({ name, picture, onRemove }: { name: string; picture: Blob; onRemove: () => void }) {
  return (
    <div className="flex items-center gap-3 rounded-control border border-line bg-sunken p-2">
      {picture.type === TIFF_TYPE ? <FileImage aria-hidden size={40} /> : <Picture picture={picture} />}
      <p className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="text-note text-soft">
          {photosText.size(megabytes(picture.size, readerLocale()))}
        </span>
        {picture.type === TIFF_TYPE && <TiffPages file={picture} />}
      </p>
      <Button look="secondary" aria-label={photosText.remove} onClick={onRemove}>
        {sharedText.remove}
      </Button>
    </div>
  )
}

function TiffPages({ file }: { file: Blob }) {
  const [pages, setPages] = useState(1)
  useEffect(() => {
    let isCurrent = true
    void countTiffPages(file).then((count) => {
      if (isCurrent) setPages(count)
    })
    return () => {
      isCurrent = false
    }
  }, [file])
  return pages > 1 && <span className="block text-note">{photosText.firstPage(pages)}</span>
}

function Picture({ picture }: { picture: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      const address = URL.createObjectURL(picture)
      image.src = address
      return () => {
        URL.revokeObjectURL(address)
      }
    },
    [picture],
  )
  return (
    <img
      ref={show}
      alt={photosText.preview}
      width={80}
      height={80}
      className="size-20 shrink-0 rounded-chip object-cover"
    />
  )
}
