import { formatTime } from '#web/lib/format.ts'
import { kioskText as text } from '#web/messages/en/card/kiosk.online.ts'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { Button } from '#web/ui/button.tsx'
import type { HandingIn } from './use-hand-in.ts'

type AfterHandInProps = {
  state: Extract<HandingIn, { at: 'waiting' | 'gave_up' | 'done' }>
  onTryNow: () => void
  onGiveUp: () => void
  onEnd: () => void
}

/** From here on nobody is named: the card is in, waits, or was given up. */
export function AfterHandIn({ state, onTryNow, onGiveUp, onEnd }: AfterHandInProps) {
  const big = 'min-h-16 text-title'
  switch (state.at) {
    case 'waiting':
      return (
        <Said title={text.waitingTitle} words={text.waiting(formatTime(new Date(state.since).toISOString()))}>
          <Button className={big} onClick={onTryNow}>
            {text.again}
          </Button>
          <Button look="secondary" className={big} onClick={onGiveUp}>
            {text.throwAway}
          </Button>
        </Said>
      )
    case 'gave_up':
      return (
        <Said title={text.gaveUpTitle} words={text.gaveUp}>
          <Button className={big} onClick={onEnd}>
            {text.ok}
          </Button>
        </Said>
      )
    case 'done': {
      const { grossScore, netScore, stablefordPoints, hasAccount } = state.card
      const figures = [
        `${scorecardText.gross} ${grossScore ?? '–'}`,
        `${scorecardText.net} ${netScore ?? '–'}`,
        `${scorecardText.stableford} ${stablefordPoints ?? '–'}`,
      ]
      return (
        <Said title={text.done} words={hasAccount ? text.doneLead : text.doneWithoutAccount}>
          <p className="text-title font-semibold">{figures.join(' · ')}</p>
          <Button className={`${big} w-full`} onClick={onEnd}>
            {text.ok}
          </Button>
        </Said>
      )
    }
  }
}

function Said({ title, words, children }: { title: string; words: string; children: React.ReactNode }) {
  return (
    <section role="status" className="grid max-w-2xl gap-5" aria-label={title}>
      <h1 className="text-display font-bold">{title}</h1>
      <p className="text-title text-soft">{words}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  )
}
