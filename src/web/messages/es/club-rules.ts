import type { Translation } from '../catalogue.ts'
import type { clubRulesText } from '../en/club-rules.ts'

export default {
  title: 'Reglas de su federación',
  lead: 'Las Reglas de Golf dejan algunas decisiones a las federaciones y a los clubes. Elija su país para usar las reglas de su federación. Puede cambiar cada una.',
  country: 'País',
  countryHint:
    'Fija todas las reglas de abajo. Las tarjetas entregadas, los cuadros sorteados y las competiciones empezadas conservan las suyas.',
  noCountry: 'Otro país, o ninguno',
  unions: {
    england: 'Inglaterra (England Golf)',
    scotland: 'Escocia (Scottish Golf)',
    wales: 'Gales (Wales Golf)',
    ireland: 'Irlanda (Golf Ireland)',
    denmark: 'Dinamarca (Dansk Golf Union)',
    netherlands: 'Países Bajos (NGF)',
    canada: 'Canadá (Golf Canada)',
    united_states: 'Estados Unidos (USGA)',
  },
  countries: {
    england: 'Inglaterra',
    scotland: 'Escocia',
    wales: 'Gales',
    ireland: 'Irlanda',
    northern_ireland: 'Irlanda del Norte',
    denmark: 'Dinamarca',
    netherlands: 'los Países Bajos',
    canada: 'Canadá',
    united_states: 'Estados Unidos',
  },
  onClock: 'Países posibles',
  onClockHint: 'Países de su zona horaria. Pulse el suyo:',
  usualMoney: (country, usual, now) =>
    `${country === null ? 'En su zona horaria' : `En ${country}`} la moneda habitual es ${usual}. Las cuotas de inscripción y los premios de su club están en ${now}.`,
  chosenMoney: 'Ahí no ha cambiado nada. Si también deben cambiar, elija aquí la moneda.',
  proposedMoney: 'Los importes conservan su número. Guarde la moneda, elija otra o déjela como está.',
  newMoney: 'Moneda para este país',
  saveMoney: 'Guardar la moneda',
  keepMoney: (now) => `Seguir con ${now}`,
  usualClock: (country, usual, now) =>
    `Los clubes de ${country} suelen estar en la zona horaria ${usual}. La de su club es ${now}.`,
  unusualClock: (country, now) =>
    `La zona horaria de su club es ${now}, donde no conocemos ningún club de ${country}. Compruébela.`,
  newClock: 'Zona horaria para este país',
  saveClock: 'Guardar la zona horaria',
  keepClock: (now) => `Seguir con ${now}`,
  countback: 'Empate que sigue tras el último hoyo',
  countbackHint: 'Después de los últimos nueve, seis, tres y uno. Vale para las competiciones sin empezar.',
  countbackChoices: {
    shared: 'Se comparte el puesto',
    front_nine: 'Los últimos seis, tres y uno de los nueve primeros hoyos',
    backwards: 'Hoyo a hoyo, hacia atrás desde el 18',
  },
  matchStrokes: 'Golpes en los partidos',
  matchStrokesHint: 'El ajuste de los sorteos nuevos. Los cuadros ya sorteados conservan el suyo.',
  matchStrokesChoices: {
    appendix_c: 'Diferencia de Hándicaps de Juego (Apéndice C)',
    england_2024: 'Porcentaje de la diferencia de Hándicaps de Campo',
  },
  matchPlayScores: 'Tarjetas de match play',
  matchPlayScoresHint: 'Para el hándicap, desde la próxima tarjeta entregada.',
  matchPlayScoresChoices: { count: 'Cuentan', do_not_count: 'No cuentan' },
  fourBallScores: 'Tarjetas de cuatro bolas',
  fourBallScoresHint: 'La mejor bola de una pareja. Para el hándicap, desde la próxima tarjeta entregada.',
  fourBallScoresChoices: {
    count: 'Cuentan',
    by_committee:
      'Solo desde 42 puntos de la pareja, nueve hoyos que cuentan y 36 puntos propios; decide el comité',
    do_not_count: 'No cuentan',
  },
  shortWinterCompetitions: 'Competiciones acortadas en invierno',
  shortWinterCompetitionsHint:
    'El motivo que se muestra si una tarjeta de diez a diecisiete hoyos no cuenta.',
  shortWinterCompetitionsChoices: {
    as_others: 'Lo mismo que fuera de las competiciones',
    not_acceptable: 'Las competiciones solo cuentan a nueve o dieciocho hoyos',
  },
  penaltyWaitHours: 'Tiempo antes de un resultado de penalización',
  penaltyWaitHoursHint:
    'Desde el final del día de juego: tiempo para entregar la tarjeta y para responder a un aviso.',
  penaltyWaitHoursChoices: {
    '0': 'Ninguno',
    '24': '24 horas',
    '48': '48 horas',
    '72': '72 horas',
    '168': 'Una semana',
  },
  asPublished: 'Como está publicado.',
  changed: (published) => `Cambiado por su club. Publicado: ${published}.`,
  notPublished: 'No conocemos ninguna regla publicada, así que lo elige su club.',
  source: 'Fuente:',
  pairsTitle: 'Igual para todos los clubes: resultados de nueve hoyos antes del primer índice',
  pairs:
    'Se combinan de dos en dos por orden de llegada y siguen siendo un solo resultado. La USGA dice también que cada uno pasa a ser un resultado propio con el primer índice, pero no cómo se calcula.',
  saved: 'Reglas de juego guardadas',
  savedUnion: (union) => `El club usa ahora las reglas de ${union}.`,
  failed: 'No se han cambiado las reglas de juego',
  loadFailed: 'No se pudieron cargar las reglas de juego',
} satisfies Translation<typeof clubRulesText>
