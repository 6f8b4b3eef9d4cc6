import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A card: the surface that groups what belongs together. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={classNames('rounded-card border border-line bg-card p-4 shadow-card sm:p-5', className)}
      {...rest}
    />
  )
}

type SectionProps = {
  title: string
  actions?: ReactNode
  children: ReactNode
  className?: string
  /** The part of an address after #; the section can then take the focus. */
  id?: string
}

/** A part of a page with its heading and, at its right, its actions. */
export function Section({ title, actions, children, className, id }: SectionProps) {
  return (
    <section
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-3',
        id !== undefined && 'scroll-mt-20 rounded-card',
        className,
      )}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-label={title}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-title font-semibold">{title}</h2>
        {actions !== undefined && <div className="flex flex-wrap gap-2 sm:-my-2">{actions}</div>}
      </div>
      {children}
    </section>
  )
}

type FigureProps = { label: string; value: ReactNode; note?: ReactNode; isLarge?: boolean }

/** One number with its name and a note; part of a <dl>. */
export function Figure({ label, value, note, isLarge = false }: FigureProps) {
  return (
    <div className="grid content-start gap-1">
      <dt className="text-note text-soft">{label}</dt>
      <dd className={isLarge ? 'text-poster font-bold' : 'text-heading font-semibold'}>{value}</dd>
      {note !== undefined && <dd className="text-note text-soft">{note}</dd>}
    </div>
  )
}
