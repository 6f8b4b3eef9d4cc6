import { plural } from '../../plural.ts'
import type { Translation } from '../../catalogue.ts'
import type { deskHelpersText } from '../../en/competition/desk-helpers.online.ts'

export default {
  title: 'Ayudantes de mesa',
  lead: (day) =>
    `Un ayudante de mesa inscribe a jugadores e invitados, cobra cuotas, cambia horarios de salida, pasa tarjetas de papel y marca NR y WD, solo en esta competición. Su ayuda termina sola al final del día ${day}, o cuando usted cierre la competición.`,
  cannot:
    'No puede cerrar ni reabrir nada, descalificar, dar premios ni ver los ajustes o la lista de socios.',
  loadFailed: 'No se pudieron cargar los ayudantes de mesa',
  nobody: 'Nadie ayuda todavía en esta mesa.',
  list: 'Ayudantes de mesa',
  waits: (email) => `${email} – con invitación, ayuda en cuanto se una al club`,
  link: 'Enlace para entregar',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No se pudo copiar el enlace. Selecciónelo y cópielo a mano.',
  takeBack: 'Retirar',
  takeBackNamed: (name) => `Retirar la ayuda de mesa de ${name}`,
  takingBack: 'Retirando',
  takenBack: (name) => `${name} ya no ayuda en esta mesa`,
  takeBackFailed: 'No se retiró la ayuda de mesa. Inténtelo de nuevo.',
  add: 'Añadir un ayudante de mesa',
  addTitle: 'Añadir un ayudante de mesa',
  search: 'Buscar socios',
  searchHint: 'Socios con cuenta propia.',
  noneFound: 'No se encontró ningún socio con cuenta.',
  choose: (name) => `Que ayude ${name}`,
  added: (name) => `${name} ayuda en esta mesa`,
  wholeDay: (count) =>
    plural('es', count, {
      one: 'También en la otra competición de este día',
      other: 'También en las otras # competiciones de este día',
    }),
  wholeDayAdded: (names) => `También en ${names}.`,
  wholeDayLeft: (names) => `No en ${names}, que ya terminó o es otro día.`,
  addFailed: 'No se añadió el ayudante de mesa. Inténtelo de nuevo.',
  adding: 'Añadiendo',
  invite: 'O invite a alguien que no es socio',
  email: 'Correo electrónico',
  emailHint: 'Recibe una invitación al club y ayuda en esta mesa en cuanto se une.',
  send: 'Invitar',
  sending: 'Invitando',
  invited: 'Invitación hecha',
  confirm: 'Añadir',
  over: 'La competición ha terminado, así que su mesa no necesita ayudante.',
  help: (name) => `Ayuda en ${name}`,
  helpNext: 'Abrir la mesa',
  yourPart:
    'Aquí es ayudante de mesa. Pida a un administrador del club que cierre la competición, descalifique a un jugador o retire una inscripción.',
  denied:
    'Solo los administradores del club y los ayudantes de mesa de una competición llevan su mesa. Pregunte a un administrador del club si usted debe serlo.',
} satisfies Translation<typeof deskHelpersText>
