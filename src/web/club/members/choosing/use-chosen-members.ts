import { useState } from 'react'

/** Which members are chosen, over every search; undefined while nobody chooses. */
export function useChosenMembers() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  // One function for all renders: the rows of a long list are memoised.
  const [toggle] = useState(() => (id: string) => {
    setChosen((before = new Set()) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    )
  })
  return {
    chosen,
    toggle,
    begin: () => {
      setChosen(new Set())
    },
    end: () => {
      setChosen(undefined)
    },
    add: (ids: readonly string[]) => {
      setChosen((before = new Set()) => new Set([...before, ...ids]))
    },
  }
}

export type ChosenMembers = ReturnType<typeof useChosenMembers>
