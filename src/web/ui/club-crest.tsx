import { classNames } from './class-names.ts'
import { clubColourProperties, type ClubTones } from './club-colour-properties.ts'
import { clubMonogram } from './club-monogram.ts'

type ClubCrestProps = {
  name: string
  colour: ClubTones | null
  crestUrl: string | null
  size?: keyof typeof sizes
  className?: string
}

const sizes = {
  tiny: 'size-6 text-[0.75rem]',
  small: 'size-9 text-note',
  medium: 'size-12 text-lead',
  large: 'size-20 text-heading',
}

/**
 * A club's crest, or its monogram on its colour, which paper leaves out. The club's name stands beside it, so screen readers
 * skip it. The place is there before the picture is.
 */
export function ClubCrest({ name, colour, crestUrl, size = 'small', className }: ClubCrestProps) {
  const box = classNames('shrink-0', sizes[size], className)
  return crestUrl === null ? (
    <span
      aria-hidden
      data-club=""
      style={clubColourProperties(colour)}
      className={classNames(
        'grid place-items-center rounded-control bg-club font-bold tracking-tight text-on-club print:hidden',
        box,
      )}
    >
      {clubMonogram(name)}
    </span>
  ) : (
    <img src={crestUrl} alt="" decoding="async" className={classNames('object-contain', box)} />
  )
}
