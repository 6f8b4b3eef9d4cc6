import type { Translation } from '../../catalogue.ts'
import type { publicHeadsText } from '../../en/public-pages/public-heads.online.ts'

export default {
  home: 'Tarjetas digitales, clasificaciones en tiempo real, hándicaps y gestión para clubes de golf. Empiece con una prueba gratuita de 30 días.',
  about:
    'Por qué existe Scoreclub: diez horas de espera por los resultados de una competición en mayo de 2025, y lo que salió de ello.',
  privacy:
    'Qué guarda Scoreclub sobre usted, quién lo ve, cuánto tiempo y qué puede pedir. Sin rastreadores ni publicidad.',
  terms:
    'Las reglas entre usted, su club de golf y Scoreclub: cuentas, resultados, hándicaps, planes y datos.',
  contact:
    'Escriba a las personas que hacen Scoreclub. Respondemos a los correos en 24-48 horas en días laborables.',
  pricing:
    'Scoreclub cuesta 999 £ al año o 99 £ al mes para todo el club, tras una prueba gratuita de 30 días.',
  news: 'De diez horas de espera a los primeros clubes pioneros, y lo que viene después en Scoreclub.',
  'handicap-calculator':
    'Calcule su hándicap de campo, su hándicap de juego y sus diferenciales con el método publicado del World Handicap System.',
} satisfies Translation<typeof publicHeadsText>
