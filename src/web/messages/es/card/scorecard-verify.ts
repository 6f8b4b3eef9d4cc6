import type { Translation } from '../../catalogue.ts'
import type { scorecardVerifyText } from '../../en/card/scorecard-verify.ts'
import { plural } from '../../plural.ts'

export default {
  title: 'Entregar la tarjeta',
  summary: 'Resumen de la vuelta',
  holesWithoutScore: 'Hoyos sin resultado',
  answerEach: (count) =>
    `${count === 1 ? 'Un hoyo no tiene' : `${count} hoyos no tienen`} resultado. Indique si recogió la bola o no se jugó.`,
  pickedUp: 'Bola levantada',
  notPlayed: 'No jugado',
  totalsWithPickUp: ({ pickedUp, holedOut }) =>
    `Bola levantada en ${plural('es', pickedUp, { one: '# hoyo', other: '# hoyos' })}: bruto y neto suman ${plural('es', holedOut, { one: 'el # hoyo terminado', other: 'los # hoyos terminados' })}.`,
  pickUpCountsMaximum: (holes) =>
    plural('es', holes, {
      one: 'Bola levantada en # hoyo: cuenta el máximo.',
      other: 'Bola levantada en # hoyos: cada uno cuenta el máximo.',
    }),
  noReturn:
    'En juego por golpes, una tarjeta sin resultado en todos los hoyos consta como no entregada (NR).',
  scoresMissing: (holes) =>
    plural('es', holes, {
      one: '# hoyo no tiene resultado.',
      other: '# hoyos no tienen resultado.',
    }),
  pickUpForHandicap:
    'Los puntos están completos. Para el Índice de Hándicap, un hoyo con bola levantada cuenta como doble bogey neto.',
  validReason: 'Paré por un motivo válido',
  validReasonNote:
    'Oscuridad, mal tiempo, enfermedad, lesión o campo cerrado. Sin él, la tarjeta no cuenta para el Índice de Hándicap.',
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
  failed: 'Entrega fallida',
  failedText: 'No se ha podido entregar su vuelta. Inténtelo de nuevo.',
  photoNotKept:
    'Este teléfono no puede guardar la foto ahora. Entregue la tarjeta sin ella o inténtelo de nuevo.',
  allKept: 'Se conserva todo lo que ha introducido.',
  signIn: 'Iniciar sesión',
} satisfies Translation<typeof scorecardVerifyText>
