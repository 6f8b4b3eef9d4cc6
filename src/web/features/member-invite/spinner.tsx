import { LoaderCircle } from 'lucide-react'

/** In the middle of the page, while it is not known who reads it. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-accent">
      <LoaderCircle aria-hidden size={36} className="animate-turn" />
      <span className="sr-only">{label}</span>
    </div>
  )
}
