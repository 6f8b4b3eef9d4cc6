import { encode } from 'uqr'
import { classNames } from './class-names.ts'

/** Dark squares as one path, with the four modules of white around them that scanners need. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { ecc: 'Q', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('aspect-square w-full max-w-64 bg-[#fff]', className)}
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
