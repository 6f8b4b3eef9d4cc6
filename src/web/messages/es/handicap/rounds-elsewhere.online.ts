import type { Translation } from '../../catalogue.ts'
import type { roundsElsewhereText } from '../../en/handicap/rounds-elsewhere.online.ts'
import { plural } from '../../plural.ts'

export default {
  title: 'Vueltas en otros clubes',
  lead: 'Una vuelta en otro club cuenta para su Índice de Hándicap cuando anota aquí su resultado.',
  leadWaits:
    'Una vuelta en otro club cuenta para su Índice de Hándicap cuando anota aquí su resultado y el comité de hándicap lo acepta.',
  leadClub:
    'La vuelta que el comité anota para un socio cuenta enseguida. El jugador que tiene cuenta recibe un aviso.',
  add: 'Añadir una vuelta en otro club',
  addHint: 'En la tarjeta de ese día está todo lo que se pide.',
  enter: 'Anotar la vuelta',
  entering: 'Anotando…',
  notEntered: 'No se ha podido anotar la vuelta',
  entered: 'Vuelta anotada',
  enteredWaits: 'El comité de hándicap la revisará.',
  indexNow: (index) => `El Índice de Hándicap es ${index}.`,

  day: 'Día de la vuelta',
  course: 'Club y campo',
  tee: 'Barras',
  holes: 'Hoyos jugados',
  holesChoices: { '18': '18 hoyos', '9': 'Nueve hoyos' },
  courseRating: 'Valor de Campo',
  ratingHint: 'De las barras desde las que jugó, de hombres o de mujeres.',
  nineRatingHint: 'De los nueve hoyos que jugó, de hombres o de mujeres.',
  slope: 'Valor Slope',
  par: 'Par',
  nineParHint: 'De los nueve hoyos.',
  gross: 'Resultado bruto ajustado',
  grossHint:
    'Los golpes, sin que ningún hoyo pase del doble bogey neto: par + 2 + los golpes recibidos en él. Sin Índice de Hándicap: par + 5.',
  marker: 'Marcador',
  markerHint: 'Quien llevó la tarjeta del jugador.',
  note: 'Nota',
  noteHint: 'Por ejemplo, la competición. La lee el comité.',
  noPcc: 'Para una vuelta en otro club no se hace el cálculo de las condiciones de juego (PCC).',

  refusals: {
    missing: 'Rellene este campo.',
    not_a_number: 'Esto no es un número.',
    no_such_day: 'Esta fecha no existe.',
    day_in_future: 'Este día aún no ha llegado.',
    day_too_old: 'Una vuelta se puede anotar durante un año desde el día de juego.',
    slope_out_of_range: 'El Valor Slope va de 55 a 155.',
    course_rating_impossible: 'Ningún campo de estos hoyos tiene este valor.',
    par_impossible: 'Ningún campo de estos hoyos tiene este par.',
    gross_impossible: 'Cada hoyo necesita al menos un golpe.',
    gross_too_high: 'Demasiado alto: ningún hoyo cuenta más de par + 5.',
    club_assigns: 'Este club asigna los Índices de Hándicap, así que no se pueden anotar resultados.',
    own_record: 'Sobre su propio historial decide otro administrador.',
    decided_already:
      'Mientras tanto se ha decidido sobre esta vuelta o se ha retirado. Vuelva a cargar la página.',
  },

  others: '¿Es otra vuelta?',
  othersLead: 'En este día ya consta:',
  otherKinds: {
    card: (course) => `${course}, tarjeta entregada`,
    open_card: (course) => `${course}, tarjeta todavía abierta`,
    elsewhere: (course) => `${course}, vuelta en otro club`,
    waiting: (course) => `${course}, vuelta en otro club que espera al comité`,
    past_round: (course) => (course === '' ? 'Vuelta anterior' : `${course}, vuelta anterior`),
    penalty: (course) => `${course}, resultado de penalización`,
  },
  score: (gross) => `resultado bruto ajustado ${gross}`,
  enterAnother: 'Anotarla como otra vuelta',
  acceptAnother: 'Aceptarla como otra vuelta',

  placed: (course, tee) => `${course}, ${tee}`,
  facts: (gross, holes, par) => `${gross} golpes en ${holes} hoyos, par ${par}.`,
  rating: (rating, slope) => `Valor de Campo ${rating}, Valor Slope ${slope}.`,
  markedBy: (name) => `Marcador: ${name}.`,
  noted: (note) => `Nota: ${note}`,
  byClub: 'Anotada por el club.',
  status: {
    waiting: 'Espera al comité',
    accepted: 'Aceptada',
    refused: 'No aceptada',
    withdrawn: 'Retirada',
    taken_off: 'Quitada del historial',
  },
  because: (status, reason) => `${status}: ${reason}`,
  by: (name, day) => `${name}, ${day}`,
  committee: 'El comité',
  withdraw: 'Retirar',
  withdrawOf: (course, day) => `Retirar la vuelta en ${course} del ${day}`,
  withdrawing: 'Retirando…',
  withdrawn: 'Vuelta retirada',
  notWithdrawn: 'No se ha podido retirar la vuelta',

  act: { accept: 'Aceptar', refuse: 'Rechazar', take_off: 'Quitar del historial', keep: 'Es otra vuelta' },
  actOn: {
    accept: (course, day) => `Aceptar la vuelta en ${course} del ${day}`,
    refuse: (course, day) => `Rechazar la vuelta en ${course} del ${day}`,
    take_off: (course, day) => `Quitar del historial la vuelta en ${course} del ${day}`,
    keep: (course, day) => `La vuelta en ${course} del ${day} es otra vuelta`,
  },
  means: {
    accept: 'Pasa a ser un resultado de su día. Las vueltas posteriores y el Índice de Hándicap lo siguen.',
    refuse: 'No cuenta. El jugador lee el motivo.',
    take_off:
      'El historial se calcula como si nunca hubiera estado. Las vueltas jugadas mientras tanto conservan el índice con el que se jugaron. El jugador lee el motivo.',
    keep: 'La tarjeta de ese día es de otra vuelta. Cuentan las dos.',
  },
  acting: 'Guardando…',
  notSaved: 'No se ha podido guardar',
  done: {
    accept: 'Vuelta aceptada',
    refuse: 'Vuelta rechazada',
    take_off: 'Vuelta quitada del historial',
    keep: 'Cuentan las dos vueltas',
  },
  reason: 'Motivo',
  reasonHint: 'Queda en el historial y lo lee el jugador.',
  reasonMissing: 'Indique un motivo de al menos 3 caracteres.',

  waitingTitle: (count) =>
    plural('es', count, {
      one: 'Una vuelta en otro club espera',
      other: '# vueltas en otros clubes esperan',
    }),
  waitingNote: 'Las han anotado los jugadores. Cada una cuenta cuando el comité de hándicap la acepta.',
  sameDayTitle: (count) =>
    plural('es', count, {
      one: 'Ha llegado una tarjeta del día de una vuelta en otro club',
      other: 'Han llegado # tarjetas de días de vueltas en otros clubes',
    }),
  sameDayNote:
    'Ahora cuentan la tarjeta y la vuelta. Si son la misma vuelta, quite una de las dos del historial.',
  recordOf: (name) => `Historial de hándicap de ${name}`,
} satisfies Translation<typeof roundsElsewhereText>
