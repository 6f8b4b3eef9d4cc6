import { Copy, Printer } from 'lucide-react'
import { copyText } from '#web/lib/copy-text.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** The club code, large enough to be read out across a counter, to be copied or printed. */
export function ClubCodePlate({ code, withSheet = true }: { code: string; withSheet?: boolean }) {
  const copy = async () => {
    const done = await copyText(code)
    showToast(
      done
        ? { tone: 'success', title: adminText.codeCopied }
        : { tone: 'error', title: adminText.codeNotCopied, description: adminText.codeByHand },
    )
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-tint p-4 text-on-tint">
        <div className="grid gap-0.5">
          <span className="text-note font-medium">{adminText.codeLabel}</span>
          <span className="text-heading font-bold tracking-[0.12em]">{code}</span>
        </div>
        <Button look="secondary" icon={<Copy aria-hidden size={18} />} onClick={() => void copy()}>
          {sharedText.copy}
        </Button>
      </div>
      {withSheet && (
        <div>
          <LinkButton href="/club-admin?sheet=1" look="quiet" icon={<Printer aria-hidden size={18} />}>
            {adminText.printSheet}
          </LinkButton>
        </div>
      )}
    </div>
  )
}
