import { CalendarPlus } from 'lucide-react'
import type { StartSheet } from '#contract/competition/start-sheet.ts'
import { calendarFile } from '#contract/competition/calendar-file.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { offerFile } from '#web/lib/offer-file.ts'
import { useUser } from '#web/lib/session.ts'
import { readerLocale } from '#web/messages/language.ts'
import { startSheetText as text } from '#web/messages/en/competition/start-sheet.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** Four hours and a half: a round of four with the way to the bar. */
const ROUND_MINUTES = 270

/** When the reader starts, where and with whom; nothing for who is not on the sheet. */
export function OwnGroup({ sheet }: { sheet: StartSheet }) {
  const user = useUser()
  const {
    ownGroup,
    groups,
    version = 0,
    timeZone,
    competitionId,
    competitionName,
    courseName,
    clubName,
  } = sheet
  const own = groups.find(({ number }) => number === ownGroup)
  if (!own) return null
  const hole = `${own.hole}${own.half ?? ''}`
  const others = own.players
    .filter(({ userId }) => userId !== user?.id)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
  const partners =
    others.length === 0 ? text.alone : text.with(new Intl.ListFormat(readerLocale()).format(others))
  return (
    <Card className="grid gap-3 print:hidden">
      <div>
        <p className="text-title font-bold">{text.youStart(formatDateTime(own.startsAt, timeZone), hole)}</p>
        <p>{partners}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={`/group?competitionId=${competitionId}&hole=${own.hole}`}>
          {text.groupCard}
        </LinkButton>
        <Button
          look="secondary"
          icon={<CalendarPlus aria-hidden size={18} />}
          onClick={() => {
            const event = {
              uid: `${competitionId}.${user?.id ?? ''}@scoreclub`,
              sequence: version,
              startsAt: Date.parse(own.startsAt),
              minutes: ROUND_MINUTES,
              madeAt: Date.now(),
              timeZone,
              summary: text.eventName(competitionName, hole),
              location: [courseName, clubName].filter(Boolean).join(', '),
              description: partners,
            }
            offerFile(calendarFile(event), 'start-time.ics')
          }}
        >
          {text.calendar}
        </Button>
      </div>
    </Card>
  )
}
