export type Box = { top: number; bottom: number; left: number; right: number }

const GAP = 8

/**
 * The top of a toast in the window: as low as it can be without covering what must stay in sight (keys, the bar of
 * places, the title of the page); where nothing is free, at the top of the window, over its header.
 */
export function placeToast(input: {
  windowHeight: number
  toast: { height: number; left: number; right: number }
  blockers: readonly Box[]
}): number {
  const { windowHeight, toast, blockers } = input
  const inTheWay = blockers.filter(
    ({ top, left, right }) => left < toast.right && right > toast.left && top < windowHeight,
  )
  const isFree = (top: number) =>
    top >= GAP && inTheWay.every((box) => box.bottom <= top || box.top >= top + toast.height)
  const places = [windowHeight, ...inTheWay.map((box) => box.top)]
    .map((edge) => edge - GAP - toast.height)
    .sort((a, b) => b - a)
  return places.find(isFree) ?? GAP
}
