import { ScanText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { Button } from '#web/ui/button.tsx'

export type ScanToggleProps = { isOpen: boolean; className?: string; onToggle: () => void }

/** Shows and hides the scan panel, and gets the focus when the panel closes. */
export default function ScanToggle({ isOpen, className, onToggle }: ScanToggleProps) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <Button
      ref={button}
      look="secondary"
      icon={<ScanText aria-hidden size={20} />}
      aria-expanded={isOpen}
      className={className}
      onClick={onToggle}
    >
      {isOpen ? scorecardText.hideScan : scorecardText.scan}
    </Button>
  )
}
