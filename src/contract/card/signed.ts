import { line } from '../platform/values.ts'

const letter = /[\p{L}\p{N}]/u

/** The name of who signs a card: a line that has a letter. */
export const signersName = (what: string) => line(100, what, letter)

/** Typed text with a letter, or an SVG data URL of the drawn signature. */
export const signature = (what: string) => line(20_000, what, letter)
