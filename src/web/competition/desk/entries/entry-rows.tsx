import type { Entry, EntryList } from '#contract/competition/entries.ts'
import { formatMoney } from '#web/lib/format-more.ts'
import { formatDate } from '#web/lib/format.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { deskEntriesText as text } from '#web/messages/en/competition/desk-entries.online.ts'
import { Badge } from '#web/ui/badge.tsx'

export type EntryRowsProps = {
  list: EntryList
  currency: string
  timeZone: string
  chosen: readonly string[]
  onChoose: (userIds: readonly string[]) => void
}

/** A line for each entry; a tick chooses it for what stands above the list. */
export function EntryRows({ list, currency, timeZone, chosen, onChoose }: EntryRowsProps) {
  const reserves = list.entries.filter(({ status }) => status === 'reserve').map(({ userId }) => userId)
  return (
    <ul
      aria-label={text.title}
      // A line is short: on a wide screen the list has two columns, read down the first and then the second.
      className="rounded-card border border-line bg-card xl:columns-2 xl:gap-0 xl:[column-rule:1px_solid_var(--color-line)]"
    >
      {list.entries.map((entry) => {
        const name = markedName(`${entry.firstName} ${entry.lastName}`, entry.marks)
        const isChosen = chosen.includes(entry.userId)
        return (
          <li key={entry.userId} className="break-inside-avoid border-line py-1 not-last:border-b">
            <label className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1">
              <input
                type="checkbox"
                aria-label={text.choose(name)}
                checked={isChosen}
                onChange={() => {
                  onChoose(
                    isChosen ? chosen.filter((one) => one !== entry.userId) : [...chosen, entry.userId],
                  )
                }}
                className="size-6 shrink-0 print:hidden"
              />
              <span className="min-w-0 flex-1 basis-40">
                <span className="font-semibold wrap-anywhere">{name}</span>
                <span className="block text-note text-soft">
                  {factsOf(entry, { hasFee: list.fees.fee !== null, currency, timeZone }).join(' · ')}
                </span>
              </span>
              <StatusBadge entry={entry} place={reserves.indexOf(entry.userId) + 1} />
            </label>
          </li>
        )
      })}
    </ul>
  )
}

type Shown = { hasFee: boolean; currency: string; timeZone: string }

function factsOf(entry: Entry, { hasFee, currency, timeZone }: Shown): string[] {
  const { handicap, isGuest, homeClub, reach, status, division, card, fee, paid } = entry
  const cards = { none: '', out: text.cardOut, in: text.cardIn }
  return [
    handicap ?? text.noIndex,
    isGuest ? [text.guest, homeClub].filter((one) => one !== null).join(', ') : '',
    division ?? '',
    reach === 'reached' || isGuest || status === 'withdrawn' ? '' : text.reaches[reach],
    cards[card],
    hasFee && fee !== 'none'
      ? `${fee === 'paid' && entry.status === 'withdrawn' ? text.notPaidBack : text.fees[fee]}${paid === null ? '' : ` (${formatMoney(paid, currency)})`}`
      : '',
    byCardText(entry, timeZone),
    entry.withdrawnReason ?? entry.admittedReason ?? '',
  ].filter((one) => one !== '')
}

/** How it was paid, and where the money is. */
function byCardText({ byCard }: Entry, timeZone: string): string {
  if (!byCard) return ''
  const day = byCard.at === null ? '' : formatDate(byCard.at, timeZone)
  switch (byCard.state) {
    case 'paid':
      return text.byCard.paid(day)
    case 'returned':
      return text.byCard.returned(day)
    case 'returning':
      return text.byCard.returning
    case 'refused':
      return text.byCard.refused(byCard.refusal ?? '')
    case 'open':
    case 'expired':
      return ''
  }
}

function StatusBadge({ entry: { status }, place }: { entry: Entry; place: number }) {
  if (status === 'entered') return null
  return status === 'reserve' ? (
    <Badge tone="warn">{text.reserveAt(place)}</Badge>
  ) : (
    <Badge>{text.withdrawn}</Badge>
  )
}
