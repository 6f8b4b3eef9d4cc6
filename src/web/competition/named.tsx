/** A short word to see, and one that says of which competition to hear. */
export function Named({ label, whole }: { label: string; whole: string }) {
  return (
    <>
      <span aria-hidden>{label}</span>
      <span className="sr-only">{whole}</span>
    </>
  )
}
