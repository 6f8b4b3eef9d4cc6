import type { Translation } from '../../catalogue.ts'
import type { publicLandingText } from '../../en/public-pages/public-landing.online.ts'

export default {
  pageTitle: 'Scoreclub: tarjetas y clasificaciones en directo para clubes de golf',
  hero: {
    title: 'Cae el último putt. La clasificación ya lo sabe.',
    lead: 'Scoreclub lleva la tarjeta en el móvil del jugador, la clasificación en directo y las competiciones del club en orden, desde el primer tee hasta la entrega de premios.',
    join: 'Unirse ahora',
    signIn: 'Registrarse/Iniciar sesión',
    usedBy: (clubs) => `${clubs} lo usan en todo el mundo.`,
  },
  features: {
    title: 'Lo que necesita un día de golf',
    leaderboards:
      'Cada golpe mueve la clasificación en el momento en que se anota. Todos los del club que la siguen ven lo mismo.',
    card: {
      title: 'Una tarjeta para un solo pulgar',
      text: 'El par es un toque. Golpes, neto y puntos se calculan al instante, y quedarse sin cobertura en el 7 no le cuesta nada.',
    },
    scanning:
      'Fotografíe una tarjeta de papel y compruebe cada número sobre su imagen antes de guardar nada.',
    handicap: 'Cálculo automático del hándicap',
    competitions: {
      title: 'Gestión de competiciones',
      text: 'Stableford, stroke play, par/bogey, match play y equipos: inscripciones, porcentajes de hándicap, desempates y resultados.',
    },
    administration: {
      title: 'Campos y socios',
      text: 'Valoración y slope por barras y género, hándicaps de hoyo que siempre cuadran y un código que da entrada a los socios.',
    },
  },
  tour: {
    title: 'Véalo en marcha',
    lead: 'Trece pantallas de un club a mitad de temporada, como las ven jugadores y administradores.',
  },
  problems: {
    title: 'Lo que cambia en la próxima competición',
    before: 'Hasta ahora',
    after: 'Con Scoreclub',
    rows: {
      waiting: {
        problem: 'Horas de espera por los resultados',
        solution: 'La clasificación está completa cuando se firma la última tarjeta',
      },
      unreadable: {
        problem: 'Tarjetas que no se pueden leer',
        solution: 'Los golpes se anotan, comprueban y firman en el móvil',
      },
      adding: {
        problem: 'Sumar a mano, dos veces',
        solution: 'Neto, puntos y desempates se calculan según las Reglas',
      },
      handicaps: {
        problem: 'Hándicaps que nadie sabe explicar',
        solution: 'Cada hándicap muestra las cuentas de las que sale',
      },
      signal: {
        problem: 'Medio campo sin cobertura',
        solution: 'Los golpes se guardan en el móvil y se envían cuando se puede',
      },
    },
    join: 'Unirse como club pionero',
  },
  closing: {
    title: 'Su próxima competición puede ser la primera sin hoja de cálculo.',
    pricing: 'Ver precios',
    join: 'Unirse como club pionero',
  },
  footer: {
    label: 'Información',
    pricing: 'Precios',
    calculator: 'Calculadora de hándicap',
    news: 'Novedades',
    about: 'Quiénes somos',
    contact: 'Contacto',
    privacy: 'Privacidad',
    terms: 'Condiciones',
  },
  sample: {
    cardName: 'Una tarjeta de nueve hoyos: 38 golpes, 22 puntos',
    competition: 'Stableford del sábado',
    playingHandicap: 'Hándicap de juego 12',
    hole: 'Hoyo',
    out: 'Ida',
    par: 'Par',
    index: 'Hcp.',
    score: 'Golpes',
    points: 'Puntos',
    attested: 'Firmada por',
    boardName: 'La cabeza de una clasificación en directo',
    standings: 'Clasificación en directo',
    complete: 'Terminada',
    thru: (holes) => `Hoyo ${holes}`,
  },
} satisfies Translation<typeof publicLandingText>
