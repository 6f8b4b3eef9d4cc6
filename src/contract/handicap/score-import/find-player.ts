/** A member as a list of results can name them. */
export type KnownPlayer = {
  userId: string
  gender: 'men' | 'women' | null
  email: string | null
  memberNumber: string | null
  nationalId: string | null
}

export type PlayerFault = 'member_missing' | 'member_unknown' | 'member_unclear'

/** Spreadsheets take the zeros from "007" and the spaces from nothing. */
const plainNumber = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/^0+(?=.)/, '')

/**
 * Finds the member of a line by what it says of them: the address, the membership number, the national number. What nobody
 * has says nothing where something else names a member; two members of one line are a fault, never a guess.
 */
export function playerFinder(players: readonly KnownPlayer[]) {
  const by = {
    email: index(players, ({ email }) => email?.toLowerCase()),
    memberNumber: index(players, ({ memberNumber }) => memberNumber && plainNumber(memberNumber)),
    nationalId: index(players, ({ nationalId }) => nationalId && plainNumber(nationalId)),
  }
  return (said: { email: string; memberNumber: string; nationalId: string }): KnownPlayer | PlayerFault => {
    const keys = [
      [by.email, said.email.replace(/^mailto:/i, '').toLowerCase()],
      [by.memberNumber, plainNumber(said.memberNumber)],
      [by.nationalId, plainNumber(said.nationalId)],
    ] as const
    if (keys.every(([, key]) => key === '')) return 'member_missing'
    const found = new Set(keys.flatMap(([members, key]) => members.get(key) ?? []))
    const [first] = found
    if (!first) return 'member_unknown'
    return found.size > 1 ? 'member_unclear' : first
  }
}

function index(
  players: readonly KnownPlayer[],
  keyOf: (player: KnownPlayer) => string | null | undefined,
): Map<string, KnownPlayer[]> {
  const found = new Map<string, KnownPlayer[]>()
  for (const player of players) {
    const key = keyOf(player)
    if (key) found.set(key, [...(found.get(key) ?? []), player])
  }
  return found
}
