import { lazy, Suspense, useState, type ComponentType } from 'react'
import type { MarkerCard } from '#contract/card/marker-card.ts'
import type { reconcileCard } from '#golf/card/reconcile-card.ts'
import type { HoleResult } from '#golf/card/hole-result.ts'
import { notPlayed } from '#golf/card/hole-result.ts'
import type { PaperScanProps } from '#web/photo/scan/paper-scan.online.tsx'
import type { ScanToggleProps } from '#web/photo/scan/scan-toggle.tsx'
import { markerCardText as text } from '#web/messages/en/card/marker-card.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { openAndClosed } from './said-on-card.ts'

/** Its place is kept. Scanning needs the network, so without one there is nothing to press. */
const ScanToggle = lazy<ComponentType<ScanToggleProps>>(() =>
  import('#web/photo/scan/scan-toggle.tsx').catch(() => ({ default: () => null })),
)
const PaperScan = lazy<ComponentType<PaperScanProps>>(() =>
  import('#web/photo/scan/paper-scan.online.tsx').catch(() => ({ default: () => null })),
)

type Holes = ReturnType<typeof reconcileCard>

/** A photo of the paper card is read here, and stands beside the other two. */
export function PaperPart({ card, holes }: { card: MarkerCard; holes: Holes }) {
  const [isScanning, setIsScanning] = useState(false)
  return (
    <div className="grid max-w-2xl justify-items-start gap-2">
      <p className="text-soft">{text.paperWhy}</p>
      <div className="grid min-h-12">
        <Suspense>
          <ScanToggle
            isOpen={isScanning}
            onToggle={() => {
              setIsScanning(!isScanning)
            }}
          />
        </Suspense>
      </div>
      {isScanning && (
        <Suspense fallback={<Skeleton className="h-56 w-full rounded-card" />}>
          <PaperScan
            roundId={card.roundId}
            card={openAndClosed(card).lines.map(({ holeNumber, par }) => ({
              holeNumber,
              par,
              result: holes.get(holeNumber)?.said.paper?.result ?? notPlayed,
            }))}
            onKept={() => {
              setIsScanning(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

type PaperOnlyProps = {
  holes: Holes
  /** Undefined for whoever only looks at the card. */
  onRecord: ((holeNumber: number, result: HoleResult) => void) | undefined
}

/** The holes of which nobody but the paper has said anything: one press takes them all. */
export function PaperOnly({ holes, onRecord }: PaperOnlyProps) {
  const only = [...holes.values()].flatMap(({ state, said }) =>
    state === 'paper_only' && said.paper ? [said.paper] : [],
  )
  if (only.length === 0) return null
  return (
    <Notice
      tone="warn"
      title={text.paperOnly(only.length)}
      action={
        onRecord && (
          <Button
            look="secondary"
            className="mt-1 justify-self-start"
            onClick={() => {
              for (const { holeNumber, result } of only) onRecord(holeNumber, result)
            }}
          >
            {text.takePaper(only.length)}
          </Button>
        )
      }
    >
      {text.paperOnlyText}
    </Notice>
  )
}
