import type { Translation } from '../../catalogue.ts'
import type { publicText } from '../../en/public-pages/public.online.ts'

export default {
  supportEmail: 'support@scoreclub.example',
  claims: {
    clubs: 'Más de 538 clubes de golf',
    trial: 'Un club nuevo empieza con una prueba gratuita de 30 días. No se pide tarjeta.',
    leaderboards: 'Clasificaciones en tiempo real',
    scanning: 'Lectura de tarjetas con IA',
    handicap:
      'Calculado con el método publicado del World Handicap System de la USGA y The R&A. No es un Handicap Index oficial, salvo que su club esté autorizado a emitirlo.',
    apps: 'Las aplicaciones para iOS y Android llegarán pronto. Hasta entonces, Scoreclub se instala desde el navegador de cualquier teléfono.',
    reply: 'Respondemos a los correos en 24-48 horas en días laborables.',
    saving: 'Ahorra unas 189 £ al año',
  },
  story: {
    idea: {
      when: 'Mayo de 2025',
      title: 'La idea',
      text: 'Tras una competición del club esperamos unas 10 horas los resultados. Tenía que poder hacerse mejor.',
    },
    development: {
      when: 'Julio de 2025',
      title: 'Empieza el desarrollo',
      text: 'La primera tarjeta en un móvil y la primera clasificación que se movía mientras aún se jugaba.',
    },
    partners: {
      when: '14 de septiembre de 2025',
      title: 'Se unen los primeros clubes',
      text: 'Juegan con él sus competiciones y cada semana nos dicen qué sigue tardando demasiado.',
    },
  },
  plans: {
    annual: {
      name: 'Anual',
      price: '999 £',
      per: 'al año',
      equals: 'Equivale a 83,25 £ al mes',
      support: 'Atención prioritaria',
      choose: 'Elegir el plan anual',
    },
    monthly: {
      name: 'Mensual',
      price: '99 £',
      per: 'al mes',
      equals: 'Unas 1.188 £ al año',
      support: 'Atención estándar',
      choose: 'Elegir el plan mensual',
    },
  },
} satisfies Translation<typeof publicText>
