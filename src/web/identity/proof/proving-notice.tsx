import { authText } from '#web/messages/en/identity/auth.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Why it takes a few seconds longer today: many have tried, and the browser proves that it is worth an attempt. */
export function ProvingNotice({ isProving }: { isProving: boolean }) {
  return (
    <div role="status" className="empty:-mt-5">
      {isProving && <Notice tone="info">{authText.proving}</Notice>}
    </div>
  )
}
