import { memberMergesText as text } from '#web/messages/en/club/member-merges.online.ts'
import { Button } from '#web/ui/button.tsx'

/** Where a member may be in the club's records twice. */
export default function MergeOffer({ onMerge }: { onMerge: () => void }) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-soft">{text.openHint}</p>
      <Button look="secondary" onClick={onMerge}>
        {text.open}
      </Button>
    </div>
  )
}
