import { Printer } from 'lucide-react'
import { useEffect } from 'react'
import type { ClubReach } from '#contract/club/club-reach.ts'
import type { Club } from '#contract/club/clubs.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { Button } from '#web/ui/button.tsx'
import { ClubCrest } from '#web/ui/club-crest.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { joinAddress } from './join-address.ts'
import { ReachNotice } from './reach-notice.tsx'
import { useNoteFirstStep } from './use-note-first-step.ts'

/** The sign-up sheet with the club code: one page, A4 or Letter, black on white in every theme (U16, U26). */
export default function CodeSheet({ club, code, reach }: { club: Club; code: string; reach: ClubReach }) {
  const { origin, isReachable } = joinAddress(reach, location.origin)
  const note = useNoteFirstStep(club.id)
  useEffect(() => {
    if (isReachable) note('sheet')
  }, [isReachable, note])
  return (
    <div className="mx-auto grid max-w-7xl gap-6 px-4 py-6 sm:px-6 sm:py-8 print:p-0">
      <title>{`${adminText.sheetTitle} · Scoreclub`}</title>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
        <h1 className="text-heading font-bold sm:text-display">{adminText.sheetTitle}</h1>
        <div className="flex flex-wrap gap-2">
          <LinkButton href="/club-admin" look="secondary">
            {adminText.backToAdministration}
          </LinkButton>
          <Button
            look={isReachable ? 'primary' : 'secondary'}
            icon={<Printer aria-hidden size={18} />}
            onClick={() => {
              note('sheet')
              print()
            }}
          >
            {adminText.print}
          </Button>
        </div>
      </div>
      <ReachNotice clubId={club.id} reach={reach} className="mx-auto w-full max-w-[18cm] print:hidden" />
      <article className="mx-auto grid w-full max-w-[18cm] break-inside-avoid justify-items-center gap-6 rounded-card border border-line bg-[#fff] px-4 py-10 text-center sm:px-6 text-[#000] print:max-w-none print:gap-[0.8cm] print:border-0 print:p-0">
        <SheetHead club={club} />
        <p className="text-title">{adminText.sheetLead}</p>
        <QrCode
          text={`${origin}/auth?code=${code}&sheet=${reach.sheetKey}`}
          label={adminText.qrLabel(code)}
          className="sm:max-w-80 print:w-[9cm] print:max-w-none"
        />
        <div className="grid gap-1">
          <p className="text-lead">{adminText.sheetCode}</p>
          <p className="text-[min(2.25rem,9vw)] font-bold tracking-[0.12em] sm:text-poster">{code}</p>
        </div>
        <ol className="grid list-decimal gap-2 pl-6 text-left text-lead">
          <li>{adminText.sheetScan}</li>
          <li>{adminText.sheetAccount}</li>
          <li>{adminText.sheetPlay}</li>
        </ol>
        <p className="text-lead wrap-anywhere">{`${new URL(origin).host}/auth`}</p>
      </article>
    </div>
  )
}

/** Whose sheet it is: crest, name, and a line in the club's colour, the same in every theme because paper is white. */
function SheetHead({ club }: { club: Club }) {
  return (
    <div
      className="grid w-full justify-items-center gap-4 border-b-8 border-club-ink pb-6 print:pb-[0.6cm]"
      style={club.colour ? { borderColor: club.colour.light } : undefined}
    >
      <ClubCrest {...club} size="large" className="print:size-[2.4cm]" />
      <h2 className="text-display font-bold">{club.name}</h2>
    </div>
  )
}
