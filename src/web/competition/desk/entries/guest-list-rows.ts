import type { Entry } from '#contract/competition/entries.ts'
import type { ListedGuest } from '#contract/competition/read-guest-list.ts'
import { guestListText as text } from '#web/messages/en/competition/guest-list.online.ts'

/** One guest of the list: `hasNamesake` of somebody who is entered or stands above in the list. */
export type GuestRow = ListedGuest & { id: string; hasNamesake: boolean; doubt: string | undefined }

type Named = { firstName: string; lastName: string }
const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.toLowerCase()
const turned = ({ firstName, lastName }: Named) => ({ firstName: lastName, lastName: firstName })

/**
 * The same guest is the same row, whatever is typed above or below: what makes them one is everything that is sent, so that a
 * corrected index is no longer the guest who was sent before.
 */
export function toGuestRows(
  guests: readonly ListedGuest[],
  { entries, isSwapped }: { entries: readonly Entry[]; isSwapped: boolean },
): GuestRow[] {
  // Who was entered before the names were swapped is here too.
  const present = entries.filter(({ status }) => status !== 'withdrawn')
  const here = new Set(present.flatMap((one) => [nameOf(one), nameOf(turned(one))]))
  const times = new Map<string, number>()
  return guests.map((guest) => {
    const shown = isSwapped ? { ...guest, ...turned(guest) } : guest
    const { firstName, lastName, handicapIndex, gender } = shown
    const facts = JSON.stringify([firstName, lastName, handicapIndex, gender])
    const time = (times.get(facts) ?? 0) + 1
    times.set(facts, time)
    const isHere = here.has(nameOf(shown))
    const doubt = isHere
      ? text.alreadyEntered
      : guest.sameAs !== null
        ? text.sameName(guest.sameAs)
        : guest.isDoubtful
          ? text.maybeClub
          : undefined
    return { ...shown, id: `${facts} ${time}`, hasNamesake: isHere || guest.sameAs !== null, doubt }
  })
}
