import { termsEs } from '#domain/agreed/terms-es.ts'
import type { Translation } from '../catalogue.ts'
import type { publicTermsText } from '../en/public-terms.ts'

export default termsEs satisfies Translation<typeof publicTermsText>
