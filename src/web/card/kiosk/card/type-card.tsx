import { Camera } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { KioskPlayer } from '#contract/card/kiosk-cards.ts'
import { GridNines } from '#web/card/grid/grid-nines.tsx'
import { useGrid, type GridCard } from '#web/card/grid/use-grid.ts'
import { kioskText as text } from '#web/messages/en/card/kiosk.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { CardAsked } from '../choose-card.tsx'
import { CardTotals } from './card-totals.tsx'
import { KioskKeys } from './kiosk-keys.tsx'
import type { ReadPaper } from './photo/photo-of-card.tsx'

const PhotoOfCard = lazy(() => import('./photo/photo-of-card.tsx'))
const AsWritten = lazy(() => import('./photo/as-written.tsx'))

type TypeCardProps = {
  player: KioskPlayer
  asked: CardAsked
  typed: GridCard
  /** What was read in a photo of the paper; undefined while the card is only typed. */
  paper: ReadPaper | undefined
  onRead: (paper: ReadPaper) => void
  onFault: (fault: unknown) => void
  onDone: () => void
  onBack: () => void
}

/** The grid of the keyboard, with keys for fingers below it; a photo of the paper fills it in. */
export function TypeCard({ typed, paper, onDone, onBack, ...photo }: TypeCardProps) {
  const { card } = typed
  const first = card.lines.findIndex((line) => line.result.kind === 'not_played')
  const { cell, press, pasteRefusal, onPaste, goToHole } = useGrid(typed, Math.max(first, 0))
  const empty = card.lines.filter((line) => line.result.kind === 'not_played')
  const current = card.lines[cell.at]
  const unchecked = new Set(paper?.holes.filter(({ isOpen }) => isOpen).map(({ holeNumber }) => holeNumber))
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4" onPaste={onPaste}>
      <PhotoPart
        {...photo}
        card={card}
        onRead={(read) => {
          photo.onRead(read)
          typed.enter(read.scores)
          const open = read.holes.find(({ isOpen }) => isOpen)
          if (open) goToHole(open.holeNumber)
        }}
      />
      <CardTotals card={card} />
      <GridNines
        card={card}
        cell={{ ...cell, hasOwnKeys: true }}
        onPress={press}
        unchecked={new Set(empty.map(({ holeNumber }) => holeNumber).filter((hole) => unchecked.has(hole)))}
        className="grid items-start gap-3 @[44rem]:grid-cols-2"
      />
      {pasteRefusal !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {pasteRefusal}
        </p>
      )}
      {current && (
        <KioskKeys holeNumber={current.holeNumber} onPress={press}>
          {paper && (
            <Suspense>
              <AsWritten paper={paper} holeNumber={current.holeNumber} />
            </Suspense>
          )}
        </KioskKeys>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" className="min-h-14 text-lead" onClick={onBack}>
          {text.back}
        </Button>
        <Button className="min-h-14 grow text-lead" disabled={card.thru === 0} onClick={onDone}>
          {empty.length === 0 ? text.toCheck : text.toCheckMissing(empty.length)}
        </Button>
      </div>
    </div>
  )
}

type PhotoPartProps = Pick<TypeCardProps, 'player' | 'asked' | 'onRead' | 'onFault'> & {
  card: GridCard['card']
}

/** A button, and when it was pressed the photo; whoever closes it goes on typing where they were. */
function PhotoPart({ onRead, ...of }: PhotoPartProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
  }
  if (!isOpen)
    return (
      <Button
        look="secondary"
        icon={<Camera aria-hidden size={22} />}
        className="min-h-14 justify-self-start text-lead"
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {text.photo}
      </Button>
    )
  return (
    <Suspense fallback={<Skeleton className="h-56 rounded-card" />}>
      <PhotoOfCard
        {...of}
        onTake={(paper) => {
          close()
          onRead(paper)
        }}
        onClose={close}
      />
    </Suspense>
  )
}
