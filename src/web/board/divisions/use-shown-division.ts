import { useLocation, useSearch } from 'wouter'

/** The division that the address asks for, so that a reload and a sent link show it too; none that has no player. */
export function useShownDivision(divisions: readonly string[]) {
  const [path, go] = useLocation()
  const search = useSearch()
  const asked = new URLSearchParams(search).get('division')
  const show = (division: string | undefined) => {
    const next = new URLSearchParams(search)
    if (division === undefined) next.delete('division')
    else next.set('division', division)
    go(next.size === 0 ? path : `${path}?${next}`, { replace: true })
  }
  return [divisions.find((one) => one === asked), show] as const
}
