import { createElement, type ComponentProps } from 'react'

type IconData = {
  name: string
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}
type IconProps = ComponentProps<'svg'> & { size?: number | string }

/**
 * Stands in for lucide's own `createLucideIcon` (vite.config.ts): its icons with a size, a class and whatever else an svg
 * takes, without contexts, name styles and scaled strokes, which nothing here uses and every page would load.
 */
export default function createIcon({ name, node }: IconData) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes))
  const Icon = ({ size = 24, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !('aria-label' in rest) || undefined,
        ...rest,
      },
      lines,
    )
  Icon.displayName = name
  return Icon
}
