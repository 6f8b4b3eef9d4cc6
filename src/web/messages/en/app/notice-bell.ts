import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

export const noticeBellText = catalogue('notice-bell', {
  none: 'Notices',
  unread: (count: number) => plural('en', count, { one: 'Notices, # new', other: 'Notices, # new' }),
})
