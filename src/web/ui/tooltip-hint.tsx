import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'

const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

export default function TooltipHint({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            className="z-50 animate-fade rounded-control bg-ink px-3 py-1.5 text-note text-paper"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
