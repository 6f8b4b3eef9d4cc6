import type { Translation } from '../../catalogue.ts'
import type { entryFeeText } from '../../en/money/entry-fee.ts'

export default {
  byCard: (amount) => `La cuota de inscripción de ${amount} se paga con tarjeta después de inscribirse.`,
  byCardOrDesk: (amount) =>
    `La cuota de inscripción de ${amount} se paga con tarjeta después de inscribirse, o en secretaría.`,
  pay: (amount) => `Pagar ${amount}`,
  payFor: (amount, name) => `Pagar ${amount} por ${name}`,
} satisfies Translation<typeof entryFeeText>
