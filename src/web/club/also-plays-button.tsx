import { alsoPlaysText } from '#web/messages/en/club/also-plays.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { useAlsoPlays } from './use-also-plays.ts'

/** One press with which an administrator plays too; their profile takes it back. */
export function AlsoPlaysButton({ clubId, className }: { clubId: string; className?: string }) {
  const saving = useAlsoPlays(clubId)
  return (
    <Button
      look="secondary"
      {...(className !== undefined && { className })}
      busy={saving.isPending ? sharedText.saving : undefined}
      onClick={() => {
        saving.mutate(true)
      }}
    >
      {alsoPlaysText.label}
    </Button>
  )
}
