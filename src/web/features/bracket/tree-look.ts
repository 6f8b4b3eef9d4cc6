/** From which width of its frame a side is a tree, by its columns: a name must not break into syllables. */
type TreeLook = { frame: string; round: string; line: string }

const few: TreeLook = {
  frame: '@2xl:grid @2xl:grid-cols-(--tree-columns) @2xl:grid-rows-(--tree-rows) @2xl:gap-0',
  round: '@2xl:grid @2xl:grid-cols-subgrid @2xl:grid-rows-subgrid @2xl:gap-0',
  line: '@2xl:block',
}

const some: TreeLook = {
  frame: '@4xl:grid @4xl:grid-cols-(--tree-columns) @4xl:grid-rows-(--tree-rows) @4xl:gap-0',
  round: '@4xl:grid @4xl:grid-cols-subgrid @4xl:grid-rows-subgrid @4xl:gap-0',
  line: '@4xl:block',
}

const many: TreeLook = {
  frame: '@6xl:grid @6xl:grid-cols-(--tree-columns) @6xl:grid-rows-(--tree-rows) @6xl:gap-0',
  round: '@6xl:grid @6xl:grid-cols-subgrid @6xl:grid-rows-subgrid @6xl:gap-0',
  line: '@6xl:block',
}

/** On a sheet of paper, whatever its width. */
const onPaper: TreeLook = {
  frame: 'print:grid print:grid-cols-(--tree-columns) print:grid-rows-(--tree-rows) print:gap-0',
  round: 'print:grid print:grid-cols-subgrid print:grid-rows-subgrid print:gap-0',
  line: 'print:block',
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
