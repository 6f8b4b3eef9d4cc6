import type { Texts } from './catalogue.ts'
import { spanishOfOthers } from './spanish-of-others.ts'
import { spanishOfPlayers } from './spanish-of-players.ts'

/** Every file of es/ under its name, for the build and the tests. */
export const spanish: Readonly<Record<string, Texts>> = { ...spanishOfPlayers, ...spanishOfOthers }
