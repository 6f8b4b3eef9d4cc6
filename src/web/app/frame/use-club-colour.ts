import { useLayoutEffect } from 'react'
import { useSession } from '#web/lib/session.ts'
import { setClubColour } from '#web/ui/club-colour-properties.ts'

/** Gives the whole page the colour of the club that the reader is in. */
export function useClubColour(): void {
  const colour = useSession().user?.clubColour
  useLayoutEffect(() => {
    setClubColour(document.documentElement, colour)
  }, [colour])
}
