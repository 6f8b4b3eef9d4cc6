import { Suspense, useState } from 'react'
import { Watch } from 'lucide-react'
import { lazyOnline } from '#web/platform/lazy-online.tsx'
import { completeLanguage } from '#web/messages/load-language.ts'
import { watchRoundsText as text } from '#web/messages/en/card/watch-rounds.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'

const BringDialog = lazyOnline(async () => {
  const part = await import('./bring-dialog.online.tsx')
  await completeLanguage()
  return part
})

/** The way in for rounds that a player's watch recorded. */
export default function WatchRoundsPart({ clubId, userId }: { clubId: string; userId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section title={text.title}>
      <p className="text-soft">{text.lead}</p>
      <p>
        <Button
          look="secondary"
          icon={<Watch aria-hidden size={18} />}
          onClick={() => {
            setIsOpen(true)
          }}
        >
          {text.bring}
        </Button>
      </p>
      {isOpen && (
        <Suspense>
          <BringDialog
            clubId={clubId}
            userId={userId}
            onClose={() => {
              setIsOpen(false)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}
