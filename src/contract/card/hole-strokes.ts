import { z } from 'zod/mini'
import { MOST_STROKES } from '#golf/numbers.ts'
import { sentences } from '../platform/field-sentences.ts'

const fault = { error: () => sentences.holeStrokes(MOST_STROKES) }

/** Gross strokes of one hole (D7). */
export const holeStrokes = z.int().check(z.minimum(1, fault), z.maximum(MOST_STROKES, fault))
