import type { Translation } from '../../catalogue.ts'
import type { handicapClaimText } from '../../en/handicap/handicap-claim.ts'

export default {
  whole:
    'Calculado con el método publicado del Sistema Mundial de Hándicap. No es un Índice de Hándicap oficial, salvo que su club esté autorizado a emitirlo.',
  short: 'No es un Índice de Hándicap oficial, salvo que su club esté autorizado a emitirlo.',
} satisfies Translation<typeof handicapClaimText>
