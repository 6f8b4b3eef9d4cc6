import { sharedText } from '#web/messages/en/platform/shared.ts'
import { uiText } from '#web/messages/en/ui/ui.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { LinkButton } from './link-button.tsx'

/** Asks before a logout while scores are on this device alone. */
export default function UnsentDialog({ unsent, onClose }: { unsent: string; onClose: () => void }) {
  return (
    <Dialog
      title={uiText.unsentTitle}
      description={unsent}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {sharedText.cancel}
          </Button>
          <LinkButton href="/api/logout" look="danger">
            {uiText.logoutAnyway}
          </LinkButton>
        </>
      }
    >
      <p>{uiText.unsentAdvice}</p>
    </Dialog>
  )
}
