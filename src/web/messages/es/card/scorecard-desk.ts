import { MOST_STROKES } from '#golf/numbers.ts'
import type { Translation } from '../../catalogue.ts'
import type { scorecardDeskText } from '../../en/card/scorecard-desk.ts'

export default {
  frontNine: 'Primeros nueve',
  backNine: 'Segundos nueve',
  card: 'Tarjeta',
  grossField: (hole, par) => `Hoyo ${hole}, par ${par}, resultado bruto`,
  fieldNotSent: 'sin enviar',
  fieldNotChecked: 'aún sin comprobar',
  gridHelp: (holes) =>
    `Escriba un número y pasa al hoyo siguiente; el 1 espera un momento por si es de 10 a 19. Más golpes se eligen debajo. P es bola levantada. Las flechas, Intro y Tab mueven, Esc restaura, Ctrl+Z deshace. Se puede pegar una fila de ${holes} números.`,
  notACard: ({ holes, printed }) =>
    `Eso no es una fila de ${holes}${holes === printed ? '' : ` o ${printed}`} resultados de 1 a ${MOST_STROKES}.`,
  oneTooMany: (closed) =>
    `Sobra un número. ${closed.length === 1 ? `El hoyo ${closed.join()} está cerrado y no tiene` : `Los hoyos ${closed.join(', ')} están cerrados y no tienen`} casilla aquí. Compruebe los resultados que van después.`,
} satisfies Translation<typeof scorecardDeskText>
