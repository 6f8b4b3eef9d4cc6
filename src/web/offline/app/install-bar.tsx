import { useEffect, useReducer, useState } from 'react'
import { useLocation } from 'wouter'
import { heldInstallPrompt } from '#web/lib/install-prompt.ts'
import { installText as text } from '#web/messages/en/offline/install.ts'
import { useOutboxSnapshot } from '../use-outbox.ts'
import { Bar, BarButton } from './bar.tsx'
import { hasFinishedRound, installHint, isApple, isInstalled, rememberTold, wasTold } from './install-hint.ts'

/** How Scoreclub gets onto the home screen: told once, after the first finished round (U29). */
export function InstallBar() {
  const [path] = useLocation()
  const snapshot = useOutboxSnapshot()
  const [wasToldBefore] = useState(wasTold)
  const [isClosed, setIsClosed] = useState(false)
  const way = installHint({
    hasFinishedRound: hasFinishedRound(),
    wasTold: wasToldBefore,
    isInstalled: isInstalled(),
    isPlaying: path === '/scorecard' || snapshot?.isReady !== true || snapshot.round !== null,
    canPrompt: heldInstallPrompt() !== undefined,
    isApple: isApple(),
  })
  useRedrawOnOffer()
  const isTold = way !== undefined && !isClosed
  useEffect(() => {
    if (isTold) rememberTold()
  }, [isTold])
  if (!isTold) return null
  const close = () => {
    setIsClosed(true)
  }
  return (
    <Bar
      title={text.title}
      action={
        <span className="flex flex-wrap gap-x-6">
          {way === 'button' && (
            <BarButton
              onPress={() => {
                void heldInstallPrompt()?.prompt()
                close()
              }}
            >
              {text.install}
            </BarButton>
          )}
          <BarButton onPress={close}>{way === 'button' ? text.no : text.understood}</BarButton>
        </span>
      }
    >
      {way === 'button' ? text.why : <AppleSteps />}
    </Bar>
  )
}

/** The browser may offer it after this was drawn. */
function useRedrawOnOffer(): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    addEventListener('beforeinstallprompt', redraw)
    return () => {
      removeEventListener('beforeinstallprompt', redraw)
    }
  }, [])
}

/** In Safari's own words, with its signs: there is nothing that a page could press for its reader. */
function AppleSteps() {
  return (
    <>
      {text.why} {text.safariForgets}
      <span className="flex flex-wrap gap-x-6 gap-y-1 pt-1">
        <Step number={1} sign="M12 3v11M8 6.5 12 3l4 3.5M8 10H6v10h12V10h-2">
          {text.share}
        </Step>
        <Step number={2} sign="M5 5h14v14H5zM12 8.5v7M8.5 12h7">
          {text.toHomeScreen}
        </Step>
        <Step number={3} sign="m5 12.5 4.5 4.5L19 7">
          {text.add}
        </Step>
      </span>
    </>
  )
}

function Step({ number, sign, children }: { number: number; sign: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <b>{number}</b>
      <svg aria-hidden viewBox="0 0 24 24" className="size-6 shrink-0" fill="none" stroke="currentColor">
        <path d={sign} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {children}
    </span>
  )
}
