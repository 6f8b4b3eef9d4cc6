import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'

type InfoPageProps = { title: string; lead?: string; children: ReactNode; actions?: ReactNode }

/** The frame of the public pages: each leads back home. */
export function InfoPage({ title, lead, children, actions }: InfoPageProps) {
  return (
    <Page
      title={title}
      {...(lead === undefined ? {} : { lead })}
      actions={
        <>
          <LinkButton href="/" look="secondary" icon={<ArrowLeft aria-hidden size={18} />}>
            Back to Home
          </LinkButton>
          {actions}
        </>
      }
    >
      {children}
    </Page>
  )
}

export function TextParts({ parts }: { parts: readonly { heading: string; text: string }[] }) {
  return (
    <div className="grid max-w-prose gap-6">
      {parts.map(({ heading, text }) => (
        <section key={heading} className="grid gap-1">
          <h2 className="text-title font-semibold">{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  )
}
