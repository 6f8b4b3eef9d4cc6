import { Copy, Mail, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { Invitation } from '#contract/club/invitations.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { memberInviteText } from '#web/messages/en/club/member-invite.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'

type LinkProps = { invitation: Invitation; clubName: string; link: string }

/** Shown after an invitation where no mail server is set up: the administrator passes the link on. */
export function HandOverLink({ invitation, clubName, link }: LinkProps) {
  return (
    <Notice tone="info" title={memberInviteText.noMailTitle}>
      <div className="grid gap-3">
        <p className="wrap-anywhere">{memberInviteText.noMail(invitation.email)}</p>
        <LinkField link={link} />
        <LinkActions invitation={invitation} clubName={clubName} link={link} />
      </div>
    </Notice>
  )
}

function LinkField({ link }: { link: string }) {
  return (
    <Input
      aria-label={memberInviteText.linkLabel}
      readOnly
      value={link}
      onFocus={(event) => {
        event.target.select()
      }}
    />
  )
}

/** The link of an open invitation in its row: copied, shared, or put into a mail of one's own. */
export function LinkActions({ invitation, clubName, link }: LinkProps) {
  const { email } = invitation
  const [mustCopyByHand, setMustCopyByHand] = useState(false)
  const copy = async () => {
    const isCopied = await copyText(link)
    setMustCopyByHand(!isCopied)
    showToast(
      isCopied
        ? { tone: 'success', title: memberInviteText.copied }
        : { tone: 'error', title: memberInviteText.notCopied, description: memberInviteText.copyByHand },
    )
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          icon={<Copy aria-hidden size={18} />}
          aria-label={memberInviteText.copyLinkOf(email)}
          onClick={() => void copy()}
        >
          {memberInviteText.copyLink}
        </Button>
        {canShare() && (
          <Button
            look="secondary"
            icon={<Share2 aria-hidden size={18} />}
            aria-label={memberInviteText.shareLinkOf(email)}
            onClick={() => void share({ text: memberInviteText.shareText(clubName), url: link })}
          >
            {memberInviteText.shareLink}
          </Button>
        )}
        <LinkButton
          look="quiet"
          icon={<Mail aria-hidden size={18} />}
          href={ownMail({ invitation, clubName, link })}
        >
          {memberInviteText.ownMail}
        </LinkButton>
      </div>
      {mustCopyByHand && <LinkField link={link} />}
    </div>
  )
}

/** Opens the mail program of the person with everything filled in. */
function ownMail({ invitation: { email, message }, clubName, link }: LinkProps): string {
  const parts = [...(message === null ? [] : [message]), memberInviteText.ownMailText(clubName), link]
  const subject = encodeURIComponent(memberInviteText.ownMailSubject(clubName))
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(parts.join('\n\n'))}`
}

/** Browsers offer it on phones, and only with TLS. */
function canShare(): boolean {
  return 'share' in navigator
}

async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what)
  } catch (fault) {
    // Closing the sheet is an answer, too.
    if (fault instanceof DOMException && fault.name === 'AbortError') return
    showToast({
      tone: 'error',
      title: memberInviteText.notShared,
      description: memberInviteText.copyByHand,
    })
  }
}
