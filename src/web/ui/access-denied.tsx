import { Lock } from 'lucide-react'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'

/** Stands in the place of a page that this reader may not see. */
export function AccessDenied({
  title = sharedText.accessDenied,
  children,
}: {
  title?: string
  children: string
}) {
  return (
    <div className="mx-auto grid max-w-xl px-4 py-10">
      <title>{`${title} · Scoreclub`}</title>
      <Card className="grid justify-items-center gap-3 py-10 text-center">
        <Lock aria-hidden size={32} className="text-accent" />
        <h1 className="text-heading font-bold">{title}</h1>
        <p className="text-soft">{children}</p>
        <Button
          look="secondary"
          onClick={() => {
            history.back()
          }}
        >
          {sharedText.goBack}
        </Button>
      </Card>
    </div>
  )
}
