import type { Translation } from '../../catalogue.ts'
import type { closeHolesText } from '../../en/card/close-holes.online.ts'
import { plural } from '../../plural.ts'

export default {
  open: 'Cerrar hoyos',
  title: (competition) => `Cerrar hoyos en ${competition}`,
  means:
    'Un hoyo cerrado no cuenta para nadie en esta vuelta. Los resultados que se anotaron en él se guardan y vuelven a contar cuando usted abra el hoyo. Para el Índice de Hándicap el hoyo no se jugó, por un motivo válido.',
  round: 'Vuelta',
  roundIs: (round) => `Vuelta ${round}`,
  holes: 'Hoyos cerrados',
  hole: (hole) => `Hoyo ${hole}`,
  preview: 'Ver qué cambia',
  previewing: 'Consultando',
  nothing: 'Elija los hoyos que están cerrados. Aún no ha cambiado ninguno.',
  save: 'Guardar hoyos cerrados',
  saving: 'Guardando',
  left: ({ holes, par }) =>
    `${plural('es', holes, { one: 'Cuenta # hoyo', other: 'Cuentan # hoyos' })}, par ${par}.`,
  cards: (cards) =>
    plural('es', cards, {
      one: 'Se vuelve a calcular # tarjeta.',
      other: 'Se vuelven a calcular # tarjetas.',
    }),
  noCards:
    'Aún no se ha empezado ninguna tarjeta de esta vuelta. Las que se empiecen después no tendrán los hoyos cerrados.',
  totalsToConfirm: (cards) =>
    `${plural('es', cards, { one: '# de ellas solo tiene totales', other: '# de ellas solo tienen totales' })}. Vuelva a confirmarlos: se confirmaron con otros hoyos.`,
  onRecord: ({ before, after }) =>
    before === after
      ? `${plural('es', after, { one: 'Cuenta # de estas tarjetas', other: 'Cuentan # de estas tarjetas' })} para el Índice de Hándicap, como antes.`
      : `${plural('es', after, { one: 'Cuenta # de estas tarjetas', other: 'Cuentan # de estas tarjetas' })} para el Índice de Hándicap; antes ${before === 1 ? 'contaba' : 'contaban'} ${before}.`,
  done: 'Hoyos cerrados guardados',
  failed: 'No se guardaron los hoyos cerrados',
  otherDesk:
    'Otra persona ha cerrado o abierto hoyos de esta vuelta entretanto. Las teclas muestran ahora eso junto con lo que usted ha elegido. Vea qué cambia y después guarde.',
  refusals: {
    match_play:
      'Un partido no tiene tarjeta de todo el campo, así que no se cierra ningún hoyo para él. Los dos jugadores omiten el hoyo y usted registra el partido con su resultado.',
    result_final:
      'El resultado de esta competición es definitivo. Vuelva a abrirlo primero y después cierre el hoyo.',
    no_course: 'Elija primero el campo de la competición.',
    no_such_hole: 'El campo no tiene este hoyo.',
    no_hole_left: 'Al menos un hoyo de la vuelta cuenta. Suprima la vuelta en su lugar.',
  },
} satisfies Translation<typeof closeHolesText>
