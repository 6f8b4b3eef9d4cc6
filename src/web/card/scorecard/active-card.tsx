import { ClipboardCheck } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { RoundDetail } from '#contract/card/rounds.ts'
import type { Card } from '#golf/card/card.ts'
import { useCardSettings } from '#web/lib/card-settings.ts'
import { lazyOptional, lazyWhenIdle } from '#web/lib/lazy-optional.ts'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'
import type { KeptRound } from '#web/offline/kept/kept-round.ts'
import { roundSync, type SyncState } from '#web/offline/sync-state.ts'
import { Button } from '#web/ui/button.tsx'
import { contentWidth } from '#web/ui/content-width.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { DesktopGridProps } from './desk/desktop-grid.tsx'
import type { HandedIn } from './hand-in/handed-in.ts'
import { ClosedNote } from '#web/card/closed-note.tsx'
import { holeSentence } from '#web/card/hole-words.ts'
import { PhoneCard } from './phone/phone-card.tsx'
import { RoundHeader } from './round-header.tsx'
import { runningLine, type Running } from './running-line.ts'
import type { ScanWanted } from './use-scan-wanted.ts'
import { useScorecard, type Scorecard } from './use-scorecard.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Asks the club, so its code may need the network too. */
const ClubRuling = lazyWhenIdle(() => import('#web/card/club-ruling.tsx'))
/** Its place is kept. Scanning needs the network, so without one there is nothing to press. */
const ScanToggle = lazyWhenIdle(() => import('#web/photo/scan/scan-toggle.tsx'))
/** Of a card that was started or handed in on this phone. */
const KeptNotes = lazyOptional(() => import('./kept-notes.tsx'))
/** The dialog is fetched while the first hole is played, so that it opens without a network on the last (U2). */
const FETCH_AHEAD_MS = 2_000
const VerifyDialog = lazy(() => import('./hand-in/verify-dialog.tsx'))
/** A phone does not load the grid before its first hole, and has it when it is turned on its side or docked. */
const WideCard = lazy(() => import('./desk/wide-card.tsx'))

const wideLook = `${contentWidth} grid grid-cols-[minmax(0,1fr)] gap-5 py-6`
/**
 * On its side the card has two columns: the hole, and its keys. The element before all others keeps the first row for the row
 * of holes.
 */
const narrowLook =
  'steady @container mx-auto -mb-6 flex max-w-xl flex-col gap-2 px-4 pt-2 sideways:grid sideways:max-w-4xl sideways:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sideways:grid-rows-[auto_auto_1fr] sideways:gap-x-4 ' +
  'data-left-hand:sideways:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] sideways:pr-[max(1rem,env(safe-area-inset-right))] sideways:pl-[max(1rem,env(safe-area-inset-left))] ' +
  "sideways:before:col-span-full sideways:before:row-start-1 sideways:before:content-['']"

const footLook = 'grid auto-cols-fr grid-flow-col gap-2 lg:justify-self-end sideways:col-span-full'

export type WantedHole = { holeNumber: number; asking: number }

type ActiveCardProps = {
  round: RoundDetail
  snapshot: OutboxSnapshot
  runner: OutboxRunner
  /** The hole that a link asked for; every press of a link has its own number. */
  wanted: WantedHole | undefined
  onWant: (holeNumber: number) => void
  /** Whether the scan panel is open; undefined for a user who may not scan. */
  scan: ScanWanted | undefined
  onCompleted: (handedIn: HandedIn) => void
}

/** The open round: its card in the form that fits the screen, and the way to hand it in. */
export function ActiveCard(props: ActiveCardProps) {
  const { round, snapshot, runner, wanted, onWant, scan, onCompleted } = props
  const scorecard = useScorecard(snapshot, runner, round)
  const { card } = scorecard
  const kept = snapshot.rounds.get(round.id)
  const isWide = useIsWide()
  const [isVerifying, setIsVerifying] = useState(false)
  const running = useRunning(card, round, isWide)
  useFetchAhead()
  const { keepsAwake, isLeftHanded } = useCardSettings()
  useScreenOn(keepsAwake)
  const hideScan = useCallback(() => scan?.onWant(false), [scan])
  const isScanning = useScanPart(scan?.isWanted ?? false, hideScan)
  const scanToggle = scan && (
    <div className="grid min-h-12">
      <Suspense>
        <ScanToggle
          isOpen={isScanning}
          className="max-sm:px-2"
          onToggle={() => {
            scan.onWant(!scan.isWanted)
          }}
        />
      </Suspense>
    </div>
  )
  const note = round.terms.strokeIndexesConfirmed ? undefined : scorecardText.indexesNotConfirmed
  return (
    <div className={isWide ? wideLook : narrowLook} data-left-hand={isLeftHanded ? '' : undefined}>
      <title>{`${scorecardText.title} · Scoreclub`}</title>
      <RoundHeader
        round={round}
        runner={runner}
        sync={syncOf(snapshot, kept)}
        isUnderWay={card.thru > 0}
        running={running}
        note={note}
      />
      {kept && (kept.start ?? kept.handIn ?? kept.correction) && (
        <Suspense>
          <KeptNotes kept={kept} runner={runner} />
        </Suspense>
      )}
      {round.competitionId !== null && kept?.start == null && (
        <Suspense>
          <ClubRuling competitionId={round.competitionId} userId={round.userId} />
        </Suspense>
      )}
      {isWide && <div className="justify-self-start">{scanToggle}</div>}
      {isScanning && (
        <Suspense>
          <div className="min-w-0 sideways:col-span-full">
            <ScanPart scorecard={scorecard} owner={runner.owner} onTaken={hideScan} />
          </div>
        </Suspense>
      )}
      {/* A small screen is for one of the two: the photo, or the keys. */}
      {(isWide || !isScanning) && (
        <CardForScreen
          isWide={isWide}
          asking={wanted?.asking ?? 0}
          parts={{ scorecard, snapshot, runner, startAt: startPlace(scorecard, wanted) }}
        />
      )}
      <div data-keep-clear="" className={footLook}>
        {!isWide && scanToggle}
        <Button
          disabled={card.total.gross === 0}
          look={card.isComplete ? 'primary' : 'secondary'}
          icon={<ClipboardCheck aria-hidden size={20} />}
          className="min-h-12 max-sm:px-2"
          onClick={() => {
            setIsVerifying(true)
          }}
        >
          {scorecardText.saveRound}
        </Button>
      </div>
      <LastChange scorecard={scorecard} />
      {isVerifying && (
        <Suspense>
          <VerifyDialog
            scorecard={scorecard}
            snapshot={snapshot}
            runner={runner}
            onClose={() => {
              setIsVerifying(false)
            }}
            onGoToHole={(holeNumber) => {
              setIsVerifying(false)
              onWant(holeNumber)
            }}
            onCompleted={onCompleted}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A round that the club does not have is on this phone before it has a score. */
function syncOf({ outbox }: OutboxSnapshot, kept: KeptRound | undefined): SyncState | undefined {
  if (kept && (kept.start?.refusal ?? kept.handIn?.refusal)) return 'needs_you'
  const sync = kept && roundSync(outbox, kept.id)
  return kept?.start && sync !== 'sending' && sync !== 'needs_you' ? 'saved_here' : sync
}

type CardForScreenProps = {
  isWide: boolean
  /** The number of the asking for a hole: a new one starts the card again at that hole. */
  asking: number
  parts: DesktopGridProps
}

function CardForScreen({ isWide, asking, parts }: CardForScreenProps) {
  const { card } = parts.scorecard
  // A hole that is closed moves those after it on the card: no tap that is on its way may go to another hole.
  const holes = String([asking, card.closed])
  if (isWide)
    return (
      <Suspense fallback={<Skeleton className="h-104 rounded-card" />}>
        <WideCard key={holes} asking={asking} {...parts} />
      </Suspense>
    )
  return (
    <>
      <ClosedNote card={card} />
      <PhoneCard key={holes} {...parts} />
    </>
  )
}

/** The hole that a link asked for, or where the player stopped; from 0. */
function startPlace({ card, resumeAt }: Scorecard, wanted: WantedHole | undefined): number {
  const place = card.lines.findIndex((line) => line.holeNumber === wanted?.holeNumber)
  return place >= 0 ? place : resumeAt
}

/** The hole that was scored last, in words for those who listen. */
function LastChange({ scorecard: { card, lastChange } }: { scorecard: Scorecard }) {
  const holeNumber = lastChange?.after.at(-1)?.holeNumber
  const line = card.lines.find((one) => one.holeNumber === holeNumber)
  return (
    <p role="status" className="sr-only">
      {line && holeSentence(line)}
    </p>
  )
}

/** The same object while nothing of it changes, so that the header is not drawn again. */
function useRunning(card: Card, { competitionType }: RoundDetail, isWide: boolean): Running | undefined {
  return useMemo(
    () => (isWide ? undefined : runningLine(card, competitionType)),
    [card, competitionType, isWide],
  )
}

const wide = '(min-width: 1024px)'

/** From 1024 px on the card is a grid for the keyboard; below, one hole a screen for the thumb. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(wide)
      media.addEventListener('change', listener)
      return () => {
        media.removeEventListener('change', listener)
      }
    },
    () => matchMedia(wide).matches,
  )
}

function useScreenOn(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return
    const keeping = import('#web/card/card-settings/keep-awake.ts').then(
      ({ keepAwake }) => keepAwake(),
      // Not kept on this phone yet, and no network: the screen goes dark as ever.
      () => undefined,
    )
    return () => {
      void keeping.then((stop) => stop?.())
    }
  }, [isWanted])
}

function useFetchAhead() {
  useEffect(() => {
    const timer = setTimeout(() => void fetchAhead(), FETCH_AHEAD_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [])
}

async function fetchAhead(): Promise<void> {
  try {
    await (await import('./fetch-ahead.ts')).fetchAhead()
  } catch {
    // Without a network now, each is fetched when it is opened.
  }
}

const loadScanPart = () => import('./scan-part.tsx')
const ScanPart = lazy(loadScanPart)

/** Whether the panel can be shown; its code may need a connection, and without one the card stays as it is. */
function useScanPart(isWanted: boolean, onGiveUp: () => void): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    if (!isWanted || isThere) return
    loadScanPart().then(
      () => {
        setIsThere(true)
      },
      () => {
        onGiveUp()
        showToast({ tone: 'error', title: scorecardText.offline, description: scorecardText.scanOffline })
      },
    )
  }, [isWanted, isThere, onGiveUp])
  return isWanted && isThere
}
