import type { Translation } from '../catalogue.ts'
import type { scorecardVerifyText } from '../en/scorecard-verify.ts'
import { plural } from '../plural.ts'

export default {
  title: 'Entregar la tarjeta',
  summary: 'Resumen de la vuelta',
  holesWithoutScore: 'Hoyos sin resultado',
  answerEach: (count) =>
    `${count === 1 ? 'Un hoyo no tiene' : `${count} hoyos no tienen`} resultado. Responda cada uno antes de entregar.`,
  pickedUp: 'Bola levantada',
  notPlayed: 'No jugado',
  totalsWithPickUp: ({ pickedUp, holedOut }) =>
    `Bola levantada en ${plural('es', pickedUp, { one: '# hoyo', other: '# hoyos' })}: bruto y neto suman ${plural('es', holedOut, { one: 'el # hoyo terminado', other: 'los # hoyos terminados' })}.`,
  noReturn: 'En juego por golpes, una tarjeta sin resultado en todos los hoyos no se clasifica.',
  pickUpForHandicap:
    'Los puntos están completos. Para el índice de hándicap, un hoyo con bola levantada cuenta como doble bogey neto.',
  restNotPlayed: 'Los demás, no jugados',
  goToHole: 'Ir al hoyo',
  change: 'Cambiar',
  refusedTitle: (holes) => `Sin enviar: ${holes}`,
  goToHoleNumber: (hole) => `Ir al hoyo ${hole}`,
  partner: 'Verificación del compañero',
  lookFirst: 'Revise antes todos los hoyos de la tarjeta.',
  partnerSigns: 'Su compañero de partido comprueba la tarjeta y la firma.',
  partnerName: 'Nombre completo del compañero',
  partnerSignature: 'Firma del compañero',
  typedByPartner: 'Escrita por el compañero.',
  signed: 'Firmada',
  signHere: 'Firme aquí con el dedo o un lápiz',
  signAgain: 'Firmar de nuevo',
  drawInstead: 'Dibujar la firma',
  typeInstead: 'Escribir la firma',
  submit: 'Entregar la vuelta',
  submitting: 'Entregando…',
  waiting: 'Esperando…',
  waitingTitle: 'Esperando conexión',
  waitingFor: (holes) => `Aún sin enviar: ${holes}.`,
  waitingText:
    'Su tarjeta se entrega sola en cuanto se pueda contactar con el club. Deje esta página abierta.',
  waitingPhoto: 'La foto también necesita conexión y va con ella.',
  failed: 'Entrega fallida',
  failedText: 'No se ha podido entregar su vuelta. Inténtelo de nuevo.',
  allKept: 'Se conserva todo lo que ha introducido.',
  signIn: 'Iniciar sesión',
} satisfies Translation<typeof scorecardVerifyText>
