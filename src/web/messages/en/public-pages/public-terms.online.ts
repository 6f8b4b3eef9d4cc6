import { termsEn } from '#contract/data/agreed/terms-en.ts'
import { catalogue } from '../../catalogue.ts'

/** Each section has a heading; its other texts are its paragraphs, in this order. People agree to it, so the server has it too. */
export const publicTermsText = catalogue('public-terms', termsEn)
