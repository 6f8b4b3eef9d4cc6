import { useLayoutEffect } from 'react'
import { useSession } from '#web/lib/session.ts'

/** Gives the whole page the colour of the club that the reader is in (ui/club-colour-properties.ts). */
export function useClubColour(): void {
  const colour = useSession().user?.clubColour
  useLayoutEffect(() => {
    if (!colour) return
    const { style, dataset } = document.documentElement
    for (const [tone, value] of Object.entries(colour)) style.setProperty(`--club-${tone}`, value)
    dataset.clubColour = ''
    return () => {
      style.cssText = ''
      delete dataset.clubColour
    }
  }, [colour])
}
