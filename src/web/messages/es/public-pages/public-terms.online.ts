import { termsEs } from '#contract/data/agreed/terms-es.ts'
import type { Translation } from '../../catalogue.ts'
import type { publicTermsText } from '../../en/public-pages/public-terms.online.ts'

export default termsEs satisfies Translation<typeof publicTermsText>
