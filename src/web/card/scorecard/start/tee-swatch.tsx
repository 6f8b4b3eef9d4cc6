/** The colour of a tee's markers; its name stands beside it. */
export function TeeSwatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden
      className="size-6 shrink-0 rounded-round border border-edge"
      style={{ backgroundColor: color }}
    />
  )
}
