import type { ComponentProps, ReactNode } from 'react'
import { LoaderCircle } from 'lucide-react'
import { classNames } from './class-names.ts'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'flag' | 'on-field'

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-edge bg-card text-ink hover:bg-sunken',
  quiet: 'text-accent hover:bg-tint hover:text-on-tint',
  danger: 'border border-danger bg-card text-danger hover:bg-danger-tint hover:text-on-danger-tint',
  /** For a green background. */
  flag: 'bg-flag text-on-flag hover:underline',
  'on-field': 'border border-on-field text-on-field hover:underline',
}

/** The look of everything that is pressed: at least 44 px high (U7). */
export function buttonClass(look: ButtonLook = 'primary', extra?: string): string {
  return classNames(
    'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-4 py-2 text-body font-semibold',
    'transition-colors duration-100 select-none print:hidden',
    'disabled:cursor-not-allowed disabled:border disabled:border-edge disabled:bg-sunken disabled:text-soft',
    'aria-disabled:cursor-not-allowed aria-disabled:border aria-disabled:border-edge aria-disabled:bg-sunken aria-disabled:text-soft',
    looks[look],
    extra,
  )
}

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook
  /** The label while it works; the button ignores further presses and keeps the focus. */
  busy?: string | undefined
  icon?: ReactNode
}

export function Button({
  look,
  busy,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass(look, className)}
      {...(busy !== undefined ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={(event) => {
        if (busy !== undefined) event.preventDefault()
        else onClick?.(event)
      }}
      {...rest}
    >
      {busy !== undefined ? <LoaderCircle aria-hidden size={18} className="animate-turn" /> : icon}
      {busy ?? children}
    </button>
  )
}
