const en = {
  title: 'Scoreclub: operation',
  intro: 'This process and what all processes share. The page renews itself every ten seconds.',
  metrics: 'Metrics for Prometheus',
  program: 'Program',
  process: 'This process',
  processOf: (number: number, of: number) => `${number} of ${of}, each with a port of its own`,
  version: 'Version',
  node: 'Node.js',
  runningSince: 'Running since',
  memory: 'Memory of this process',
  store: 'Store',
  state: 'State',
  ready: 'Answers and can be written',
  notReady:
    'Does not answer, cannot be written or has other tables. Phones keep their scores and send them again.',
  size: 'Size',
  connections: 'Connections of this process',
  connectionsOf: (open: number, idle: number) => `${open} open, ${idle} of them idle`,
  awaited: 'Requests that wait for a connection',
  queues: 'Waiting in the store',
  mails: 'Mails',
  mailsDue: 'A mail is due since',
  none: 'none',
  pushes: 'Notices to browsers',
  exports: 'Archives that people asked for',
  unknown: 'not known while the store is away',
  cards: 'Photos of cards, in this process',
  running: 'Being read',
  waiting: 'Waiting',
  live: 'Live',
  streams: 'Boards and cards being followed, in this process',
  backups: 'Backups',
  lastBackup: 'Last one',
  neverBackedUp: 'none found',
  notDaily: 'None is made by itself: BACKUP_DIR is not set.',
  moreThan: (count: string) => `more than ${count}`,
}

export type OperatorWords = typeof en

const es: OperatorWords = {
  title: 'Scoreclub: funcionamiento',
  intro: 'Este proceso y lo que comparten todos los procesos. La página se renueva cada diez segundos.',
  metrics: 'Métricas para Prometheus',
  program: 'Programa',
  process: 'Este proceso',
  processOf: (number, of) => `${number} de ${of}, cada uno con su propio puerto`,
  version: 'Versión',
  node: 'Node.js',
  runningSince: 'En marcha desde',
  memory: 'Memoria de este proceso',
  store: 'Base de datos',
  state: 'Estado',
  ready: 'Responde y se puede escribir',
  notReady:
    'No responde, no se puede escribir o tiene otras tablas. Los teléfonos guardan sus resultados y los envían de nuevo.',
  size: 'Tamaño',
  connections: 'Conexiones de este proceso',
  connectionsOf: (open, idle) => `${open} abiertas, ${idle} de ellas libres`,
  awaited: 'Peticiones que esperan una conexión',
  queues: 'En espera en la base de datos',
  mails: 'Correos',
  mailsDue: 'Hay un correo pendiente desde',
  none: 'ninguno',
  pushes: 'Avisos a navegadores',
  exports: 'Archivos solicitados por personas',
  unknown: 'no se sabe mientras falta la base de datos',
  cards: 'Fotos de tarjetas, en este proceso',
  running: 'En lectura',
  waiting: 'En espera',
  live: 'En directo',
  streams: 'Clasificaciones y tarjetas que se siguen, en este proceso',
  backups: 'Copias de seguridad',
  lastBackup: 'La última',
  neverBackedUp: 'no se encontró ninguna',
  notDaily: 'No se hace ninguna por sí sola: falta BACKUP_DIR.',
  moreThan: (count) => `más de ${count}`,
}

export const operatorWords = { en, es }
export type OperatorLanguage = keyof typeof operatorWords

/** Spanish for whoever asks for it before English. */
export function languageOf(acceptLanguage: string | undefined): OperatorLanguage {
  const first = (acceptLanguage ?? '').split(',').find((part) => /^\s*(en|es)\b/i.test(part))
  return first !== undefined && /^\s*es/i.test(first) ? 'es' : 'en'
}
