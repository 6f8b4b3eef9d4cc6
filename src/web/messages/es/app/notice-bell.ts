import type { Translation } from '../../catalogue.ts'
import type { noticeBellText } from '../../en/app/notice-bell.ts'
import { plural } from '../../plural.ts'

export default {
  none: 'Avisos',
  unread: (count) => plural('es', count, { one: 'Avisos, # nuevo', other: 'Avisos, # nuevos' }),
} satisfies Translation<typeof noticeBellText>
