/**
 * One line of the arithmetic of a number: which sentence it is, and the numbers in it. `Facts` names the sentences of one
 * rule, each with what stands in it; null where nothing does. Plain data, to be sent or kept.
 */
export type Line<Facts> = { [Kind in keyof Facts]: { kind: Kind; facts: Facts[Kind] } }[keyof Facts]
