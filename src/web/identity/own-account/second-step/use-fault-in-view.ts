import { useEffect, useRef, type RefObject } from 'react'

/** For the part with a field: in a low window its fault would stand below what is seen of the dialog. */
export function useFaultInView(fault: string | undefined): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (fault !== undefined) part.current?.scrollIntoView({ block: 'end' })
  }, [fault])
  return part
}
