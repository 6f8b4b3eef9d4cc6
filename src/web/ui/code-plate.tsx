import { Copy } from 'lucide-react'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from './button.tsx'

/** A code large enough to be read out across a counter, and copied with one press. */
export function CodePlate({ code, label, onCopy }: { code: string; label: string; onCopy: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-tint p-4 text-on-tint">
      <div className="grid gap-0.5">
        <span className="text-note font-medium">{label}</span>
        <span className="text-heading font-bold tracking-[0.12em]">{code}</span>
      </div>
      <Button look="secondary" icon={<Copy aria-hidden size={18} />} onClick={onCopy}>
        {sharedText.copy}
      </Button>
    </div>
  )
}
