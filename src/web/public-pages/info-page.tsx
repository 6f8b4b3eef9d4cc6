import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'

type InfoPageProps = { title: string; lead?: string | undefined; children: ReactNode; actions?: ReactNode }

/** The frame of the public pages, with a link back home. */
export function InfoPage({ title, lead, children, actions }: InfoPageProps) {
  return (
    <Page
      title={title}
      lead={lead}
      actions={
        <>
          <LinkButton href="/" look="secondary" icon={<ArrowLeft aria-hidden size={18} />}>
            {sharedText.backToHome}
          </LinkButton>
          {actions}
        </>
      }
    >
      {children}
    </Page>
  )
}
