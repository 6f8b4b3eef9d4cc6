/**
 * The least width of the frame at which a side is drawn as a tree, by its number of columns: a name must not break into syllables.
 * Chrome before 117 cannot line up the rounds of a tree (`tree:`), and has them one after the other as a phone has.
 */
type TreeLook = { frame: string; round: string; line: string }

const few: TreeLook = {
  frame:
    'tree:@2xl:grid tree:@2xl:grid-cols-(--tree-columns) tree:@2xl:grid-rows-(--tree-rows) tree:@2xl:gap-0',
  round: 'tree:@2xl:grid tree:@2xl:grid-cols-subgrid tree:@2xl:grid-rows-subgrid tree:@2xl:gap-0',
  line: 'tree:@2xl:block',
}

const some: TreeLook = {
  frame:
    'tree:@4xl:grid tree:@4xl:grid-cols-(--tree-columns) tree:@4xl:grid-rows-(--tree-rows) tree:@4xl:gap-0',
  round: 'tree:@4xl:grid tree:@4xl:grid-cols-subgrid tree:@4xl:grid-rows-subgrid tree:@4xl:gap-0',
  line: 'tree:@4xl:block',
}

const many: TreeLook = {
  frame:
    'tree:@6xl:grid tree:@6xl:grid-cols-(--tree-columns) tree:@6xl:grid-rows-(--tree-rows) tree:@6xl:gap-0',
  round: 'tree:@6xl:grid tree:@6xl:grid-cols-subgrid tree:@6xl:grid-rows-subgrid tree:@6xl:gap-0',
  line: 'tree:@6xl:block',
}

/** On a sheet of paper, whatever its width. */
const onPaper: TreeLook = {
  frame:
    'tree:print:grid tree:print:grid-cols-(--tree-columns) tree:print:grid-rows-(--tree-rows) tree:print:gap-0',
  round: 'tree:print:grid tree:print:grid-cols-subgrid tree:print:grid-rows-subgrid tree:print:gap-0',
  line: 'tree:print:block',
}

/** Round after round down the sheets. */
const notOnPaper: TreeLook = {
  frame: 'print:block',
  round: 'print:mb-4 print:flex print:gap-3',
  line: 'print:hidden',
}

/** As many first matches fit on one sheet; a larger draw is printed round by round. */
export const ROWS_ON_PAPER = 8

export function treeLook({ columns, rows }: { columns: number; rows: number }): TreeLook {
  const screen = columns <= 3 ? few : columns <= 5 ? some : many
  const paper = rows <= ROWS_ON_PAPER ? onPaper : notOnPaper
  return {
    frame: `${screen.frame} ${paper.frame}`,
    round: `${screen.round} ${paper.round}`,
    line: `${screen.line} ${paper.line}`,
  }
}
