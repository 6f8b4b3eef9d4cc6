import type { Translation } from '../../catalogue.ts'
import { plural } from '../../plural.ts'
import type { memberMergesText } from '../../en/club/member-merges.online.ts'

export default {
  open: 'Unir con otra ficha',
  openHint:
    'Puede que alguien esté dos veces: apuntado dos veces, con dos cuentas o como invitado antes de hacerse socio.',
  title: (name) => `Unir una ficha con la de ${name}`,
  description:
    'Las dos fichas pasan a ser una, con todas las tarjetas, inscripciones, cuotas y el historial de hándicap. Se puede deshacer.',
  search: 'Buscar la otra ficha',
  searchHint: 'Nombre, correo o número de socio',
  searching: 'Buscando…',
  nobody: 'No se ha encontrado a nadie. Busque por nombre, correo o número de socio.',
  choose: (name) => `Elegir a ${name}`,
  another: 'Elegir otra ficha',
  stays: 'Esta ficha se queda',
  goes: 'Esta ficha se une a ella',
  kind: {
    account: 'Socio con cuenta',
    listed: 'Socio sin cuenta',
    guest: 'Invitado',
  },
  noEmail: 'Sin correo',
  number: (number) => `Número ${number}`,
  handicap: (index) => `Índice de Hándicap ${index}`,
  noHandicap: 'Sin Índice de Hándicap',
  cards: (cards) =>
    cards === 0 ? 'Sin tarjetas' : plural('es', cards, { one: 'Una tarjeta', other: '# tarjetas' }),
  entries: (entries) =>
    entries === 0
      ? 'Sin inscripciones'
      : plural('es', entries, { one: 'Una inscripción', other: '# inscripciones' }),
  signsIn: (name) => `${name} entra con la cuenta que se queda. La otra se cierra.`,
  guestCards: 'Las tarjetas del invitado cuentan entonces para el Índice de Hándicap.',
  loading: 'Comprobando las dos fichas…',
  loadFailed: 'No se han podido cargar las fichas',
  cannot: 'Estas dos fichas todavía no se pueden unir.',
  chooseFirst: 'Elija primero la otra ficha.',
  refusals: {
    same_person: 'Es la misma ficha. Elija la otra.',
    both_play: 'Las dos tienen una tarjeta en juego. Termine primero una de las dos.',
    both_entered: (competition) =>
      `Las dos tienen una tarjeta, un equipo o un puesto en el cuadro de ${competition}. Retire primero una de ellas.`,
    plays_elsewhere:
      'La cuenta que se cerraría es también de un socio de otro club. Solo esa persona puede cerrarla.',
    is_administrator:
      'La cuenta que se cerraría es de un administrador. Hágalo primero jugador, o empiece desde esa ficha.',
    changed_since:
      'Otra ficha ocupa ya un lugar que tenía esta. Si la ficha se ha unido otra vez después, deshaga primero eso.',
    final_since: (competition) =>
      `Las dos estaban inscritas en ${competition}, y su resultado es definitivo desde entonces. Vuelva a abrir primero el resultado.`,
  },
  reason: 'Motivo',
  reasonHint: 'Consta con las fichas unidas, debajo de los socios.',
  reasonMissing: 'Indique un motivo de al menos tres letras.',
  merge: 'Unir las fichas',
  merging: 'Uniendo…',
  merged: (name) => `${name} tiene ahora una sola ficha`,
  failed: 'No se han podido unir las fichas',
  listTitle: 'Fichas unidas',
  line: (gone, kept) => `${gone} se unió a ${kept}`,
  by: (name, date) => `${name}, ${date}`,
  bySomebody: (date) => `Por una cuenta que ya no existe, ${date}`,
  undone: (date) => `Deshecho el ${date}`,
  undo: 'Deshacer',
  undoNamed: (name) => `Deshacer la unión de ${name}`,
  undoTitle: (name) => `¿Devolver a ${name} su propia ficha?`,
  undoMeans:
    'Cada ficha recupera lo que tenía. Lo que se ha jugado, inscrito y pagado después se queda con la ficha que se quedó.',
  undoing: 'Deshaciendo…',
  undoDone: (name) => `${name} vuelve a tener su propia ficha`,
  undoFailed: 'No se ha podido deshacer la unión',
} satisfies Translation<typeof memberMergesText>
