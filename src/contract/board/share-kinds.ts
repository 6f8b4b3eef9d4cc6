/**
 * Where a link shows a competition's board to whoever has it: a page for everybody, the screen on the clubhouse wall, or
 * a frame within the club's own site.
 */
export const shareKinds = ['board', 'wall', 'frame'] as const
export type ShareKind = (typeof shareKinds)[number]

/** The competitions of a day that one wall shows in turn, its own among them. */
export const MOST_IN_TURN = 3
