import { Copy } from 'lucide-react'
import { copyText } from '#web/lib/copy-text.ts'
import { memberInviteText } from '#web/messages/en/member-invite.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Shown where no mail server is set up: the administrator passes the link on. */
export function HandOverLink({ email, link }: { email: string; link: string }) {
  const copy = async () => {
    const isCopied = await copyText(link)
    showToast(
      isCopied
        ? { tone: 'success', title: memberInviteText.copied }
        : { tone: 'error', title: memberInviteText.notCopied, description: memberInviteText.copyByHand },
    )
  }
  return (
    <Notice tone="info" title={memberInviteText.noMailTitle}>
      <div className="grid gap-3">
        <p className="wrap-anywhere">{memberInviteText.noMail(email)}</p>
        <Input
          aria-label={memberInviteText.linkLabel}
          readOnly
          value={link}
          onFocus={(event) => {
            event.target.select()
          }}
        />
        <Button look="secondary" icon={<Copy aria-hidden size={18} />} onClick={() => void copy()}>
          {memberInviteText.copyLink}
        </Button>
      </div>
    </Notice>
  )
}
