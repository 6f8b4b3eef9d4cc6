import { Printer } from 'lucide-react'
import { copyText } from '#web/lib/copy-text.ts'
import { adminText } from '#web/messages/en/admin.ts'
import { CodePlate } from '#web/ui/code-plate.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** The club code, to be copied or printed. */
export function ClubCodePlate({ code, withSheet = true }: { code: string; withSheet?: boolean }) {
  return (
    <div className="grid gap-2">
      <CodePlate
        code={code}
        label={adminText.codeLabel}
        onCopy={() => {
          void copyText(code).then((done) => {
            showToast(
              done
                ? { tone: 'success', title: adminText.codeCopied }
                : { tone: 'error', title: adminText.codeNotCopied, description: adminText.codeByHand },
            )
          })
        }}
      />
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
