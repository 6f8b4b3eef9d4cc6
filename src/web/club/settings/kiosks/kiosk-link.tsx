import { useQuery } from '@tanstack/react-query'
import { getClubReach } from '#contract/club/club-reach.ts'
import { KIOSK_LINK_FIELD, type Kiosk } from '#contract/card/kiosks.ts'
import { KIOSK_LINK_MINUTES } from '#contract/card/kiosk-state.ts'
import { joinAddress } from '#web/club/join-address.ts'
import { ReachNotice } from '#web/club/reach-notice.tsx'
import { copyText } from '#web/lib/copy-text.ts'
import { query } from '#web/lib/query.ts'
import { kioskClubText as text } from '#web/messages/en/card/kiosk-club.ts'
import { Button } from '#web/ui/button.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'

type KioskLinkProps = { clubId: string; kiosk: Kiosk; link: string; onClose: () => void }

/** The link of a new kiosk, this one time: as an address and as a square for the tablet's camera. */
export default function KioskLink({ clubId, kiosk, link, onClose }: KioskLinkProps) {
  const reach = useQuery(query(getClubReach, { params: { clubId } }))
  if (!reach.data && !reach.isError) return <Skeleton className="h-64" />
  const { origin } = reach.data ? joinAddress(reach.data, location.origin) : { origin: location.origin }
  const address = `${origin}/kiosk#${KIOSK_LINK_FIELD}=${link}`
  return (
    <section
      aria-label={text.linkTitle(kiosk.name)}
      className="grid justify-items-start gap-3 rounded-control bg-sunken p-4"
    >
      <h3 className="font-semibold">{text.linkTitle(kiosk.name)}</h3>
      <p>{text.linkNote(KIOSK_LINK_MINUTES)}</p>
      {reach.data && <ReachNotice clubId={clubId} reach={reach.data} />}
      <QrCode text={address} label={text.qrLabel(kiosk.name)} />
      <code className="text-note wrap-anywhere select-all">{address}</code>
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          onClick={() => {
            void copyText(address).then((isCopied) => {
              showToast(
                isCopied ? { tone: 'success', title: text.copied } : { tone: 'error', title: text.notCopied },
              )
            })
          }}
        >
          {text.copy}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </section>
  )
}
