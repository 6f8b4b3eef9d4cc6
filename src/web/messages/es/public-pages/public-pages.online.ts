import type { Translation } from '../../catalogue.ts'
import type { publicPagesText } from '../../en/public-pages/public-pages.online.ts'

export default {
  contents: 'En esta página',
  about: {
    title: 'Quiénes somos',
    lead: 'Software para clubes de golf hecho por personas cansadas de esperar los resultados.',
    parts: {
      players: {
        heading: 'Para los jugadores',
        text: 'Una tarjeta que se maneja con un pulgar y guarda los golpes donde no hay cobertura, clasificaciones en directo y sus vueltas en un solo lugar.',
      },
      clubs: {
        heading: 'Para los clubes',
        text: 'Campos, competiciones y socios sin hojas de cálculo, y resultados cuando se firma la última tarjeta.',
      },
      handicaps: { heading: 'Sobre los hándicaps' },
      phones: { heading: 'En su móvil' },
    },
    usedBy: (clubs) => `${clubs} de todo el mundo juegan hoy con Scoreclub.`,
    join: 'Unirse ahora',
  },
  contact: {
    title: 'Contacto',
    lead: 'Lo que usted escribe lo leen personas que conocen el programa, y el golf.',
    writeTitle: 'Escríbanos',
    write: 'Escribir a soporte',
    hint: 'Díganos el nombre de su club y qué iba a hacer. Una imagen de la pantalla ayuda; una contraseña, nunca.',
    topicsTitle: 'Le ayudamos con',
    topics: {
      setup: 'Crear un club, sus campos y sus barras',
      competitions: 'Competiciones y clasificaciones',
      cards: 'Tarjetas, lectura de tarjetas y hándicaps',
      accounts: 'Cuentas, inicio de sesión y códigos de club',
      billing: 'Facturación y planes',
      partners: 'Unirse como club pionero',
    },
    beforeTitle: '¿Hay un error en sus propios resultados?',
    before:
      'El administrador de su club puede corregir al momento una tarjeta, un hándicap o una inscripción. Nunca cambiamos un resultado a espaldas de un club.',
  },
  news: {
    title: 'Novedades',
    lead: 'Cómo nació Scoreclub y qué viene después.',
    updates: 'Contacte con nosotros para estar al día',
    next: { when: 'Próximamente', title: 'Aplicaciones móviles' },
  },
  pricing: {
    title: 'Precios',
    lead: 'Un precio para todo el club, juegue las competiciones que juegue.',
    start: 'Empezar',
    popular: 'El más elegido',
    best: 'El mejor precio',
    included: {
      everything: 'Todas las funciones, para jugadores y administradores',
      competitions: 'Competiciones y vueltas sin límite',
      boards: 'Clasificaciones en directo y cuadros de match play',
    },
    trialTitle: 'Pruébelo primero',
    questionsTitle: 'Preguntas sobre los planes',
    questions: {
      trial: {
        question: '¿Cómo funciona la prueba gratuita?',
        answer:
          'Dura 30 días, con todas las funciones, y muestra los días que quedan. Al terminar nadie pierde el acceso a sus datos. Donde se aceptan pagos con tarjeta, solo las competiciones y los campos nuevos necesitan después un plan; donde no se aceptan, no se interrumpe ni se cobra nada. La página de facturación del club dice cuál de los dos casos es.',
      },
      payment: {
        question: '¿Cómo se paga?',
        answer:
          'Con tarjeta, en la facturación del club, donde se aceptan pagos con tarjeta: los procesa un proveedor de pagos con tarjeta en su propia página y nosotros nunca vemos la tarjeta. Donde no se aceptan, no se puede pagar nada ni se cobra nada.',
      },
      change: {
        question: '¿Se puede cambiar entre el plan mensual y el anual?',
        answer: 'Sí, cuando quiera. El cambio de plan se aplica en el siguiente ciclo de facturación.',
      },
      support: {
        question: '¿En qué se diferencia la atención?',
        answer:
          'El plan anual incluye atención prioritaria: sus preguntas se responden primero. El plan mensual tiene atención estándar.',
      },
    },
    contactTitle: '¿Tiene otra pregunta?',
    contact: 'Contacte con nosotros',
  },
} satisfies Translation<typeof publicPagesText>
