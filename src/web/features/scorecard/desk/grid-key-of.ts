import type { GridKey } from './grid-keys.ts'

/** A key of the keyboard as a key of the grid; undefined for keys that are the browser's. */
export function gridKeyOf(key: string, isShift: boolean): GridKey | undefined {
  if (/^\d$/.test(key)) return { key: 'digit', digit: Number(key) }
  switch (key) {
    case 'p':
    case 'P':
    case 'x':
    case 'X':
      return { key: 'picked_up' }
    case 'Backspace':
    case 'Delete':
      return { key: 'clear' }
    case 'Escape':
      return { key: 'escape' }
    case 'ArrowUp':
      return { key: 'move', by: 'up' }
    case 'ArrowDown':
      return { key: 'move', by: 'down' }
    case 'ArrowLeft':
      return { key: 'move', by: 'left' }
    case 'ArrowRight':
      return { key: 'move', by: 'right' }
    case 'Enter':
      return { key: 'move', by: isShift ? 'up' : 'enter' }
    case 'Tab':
      return { key: 'move', by: isShift ? 'back_tab' : 'tab' }
    default:
      return undefined
  }
}
