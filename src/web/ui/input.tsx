import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** The look of a control that is typed into or chosen from. 16 px text keeps phones from zooming in. */
export const controlClass =
  'fill min-h-11 rounded-control border border-edge bg-card px-3 py-2 text-body text-ink ' +
  'aria-invalid:border-danger aria-invalid:border-2 disabled:bg-sunken disabled:text-soft'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames(controlClass, className)} {...rest} />
}

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={classNames(controlClass, 'resize-y', className)} {...rest} />
}
