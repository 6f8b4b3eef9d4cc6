import type { Translation } from '../../catalogue.ts'
import type { seasonLinkText } from '../../en/board/season-link.ts'

export default {
  countsFor: 'Cuenta para',
  nameOf: (name: string, year: number) => `${name} ${year}`,
} satisfies Translation<typeof seasonLinkText>
