import type { ComponentProps } from 'react'
import { ChevronDown } from 'lucide-react'
import { classNames } from './class-names.ts'
import { controlClass } from './input.tsx'

/** The browser's own list, which works best on a phone. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative block', className)}>
      <select className={classNames(controlClass, 'appearance-none pr-9')} {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-soft"
      />
    </span>
  )
}

/** The choices of a Select, by id and name. */
export function SelectOptions({ from }: { from: readonly { id: string; name: string }[] }) {
  return from.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
