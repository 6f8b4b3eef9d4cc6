export const cutTies = ['all', 'countback'] as const
/** `all`: whoever is level with the last who goes on goes on too. `countback`: it decides between them. */
export type CutTies = (typeof cutTies)[number]

/** Where the committee cuts a field of several rounds: after which of them, and how many go on. */
export type CutTerms = { after: number; places: number; ties: CutTies }
