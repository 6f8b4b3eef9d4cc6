import { Swords } from 'lucide-react'
import type { BracketView } from '#contract/match/matches.ts'
import { bracketText as text } from '#web/messages/en/match/bracket.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function NotDrawn({ view, onDraw }: { view: BracketView; onDraw: () => void }) {
  const isEnough = view.entrants.length >= 2
  const next = view.canDraw ? (isEnough ? text.whenAllIn : text.needsTwo) : text.waiting
  return (
    <EmptyState
      icon={<Swords aria-hidden size={32} />}
      title={text.empty}
      {...(view.canDraw && isEnough
        ? { action: <Button onClick={onDraw}>{text.draw.generate}</Button> }
        : {})}
    >
      {text.entered(view.entrants.length)} {next}
    </EmptyState>
  )
}
