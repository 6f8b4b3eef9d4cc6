import { classNames } from './class-names.ts'

type AvatarProps = { name: string; imageUrl?: string | null; size?: 'small' | 'large' }

/** A picture, or the initials. The name stands beside it or in the link around it, so screen readers skip it. */
export function Avatar({ name, imageUrl, size = 'small' }: AvatarProps) {
  const initials = name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word[0])
  const shown = [initials[0], initials.length > 1 ? initials.at(-1) : ''].join('').toUpperCase()
  const box = size === 'large' ? 'size-20 text-heading' : 'size-9 text-note'
  return imageUrl ? (
    <img src={imageUrl} alt="" className={classNames('rounded-round object-cover', box)} />
  ) : (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center rounded-round bg-accent font-semibold text-on-accent',
        box,
      )}
    >
      {shown === '' ? '?' : shown}
    </span>
  )
}
