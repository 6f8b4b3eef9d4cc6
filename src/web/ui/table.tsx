import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A region that scrolls must be reachable without a mouse. */
const reachable = { tabIndex: 0 }

/** A table that scrolls in its own frame when the screen is too narrow (U21). The frame takes the keyboard, too. */
export function Table({ label, className, ...rest }: ComponentProps<'table'> & { label: string }) {
  return (
    <div
      role="group"
      aria-label={label}
      {...reachable}
      className="overflow-x-auto rounded-card border border-line"
    >
      <table className={classNames('w-full border-collapse bg-card text-left', className)} {...rest} />
    </div>
  )
}

export function HeadCell({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={classNames('border-b border-line bg-sunken px-3 py-2 text-note font-semibold', className)}
      {...rest}
    />
  )
}

export function Cell({ className, ...rest }: ComponentProps<'td'>) {
  return <td className={classNames('border-b border-line px-3 py-2', className)} {...rest} />
}
