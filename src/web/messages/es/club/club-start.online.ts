import type { Translation } from '../../catalogue.ts'
import type { clubStartText } from '../../en/club/club-start.online.ts'

export default {
  unreachableTitle: (host) => `Los teléfonos no pueden abrir ${host}`,
  choose:
    'Elija la dirección de este equipo en su red. El código QR y los enlaces de las invitaciones llevan allí.',
  chooseAgain: (address) =>
    `Este equipo ya no tiene la dirección ${address}. Elija la que tiene ahora e imprima el cartel de nuevo.`,
  addresses: 'Dirección de este equipo',
  sameNetwork: 'Para teléfonos en la misma red',
  byName: 'Por su nombre; algunos teléfonos no lo encuentran',
  use: 'Usar esta dirección',
  saving: 'Guardando…',
  chosen: 'Dirección elegida',
  leadsTo: (address) => `El código QR y los enlaces de las invitaciones llevan a ${address}.`,
  notChosen: 'No se ha elegido la dirección',
  change: 'Cambiar',
  closedServer:
    'Otros dispositivos no llegan a este servidor. Su operador debe iniciarlo con HOST=0.0.0.0 o poner en PUBLIC_URL la dirección que usa la gente.',
  steps: 'Primeros pasos',
  stepsDone: (done, count) => `${done} de ${count} hechos`,
  stepDone: 'hecho',
  hideSteps: 'Ocultar esta lista para siempre',
  course: 'Su campo',
  courseNote: 'Los hoyos se pueden escribir o pegar.',
  createCourse: 'Crear campo',
  holes: 'Los hoyos de su campo',
  holesNote: 'Los pares y los hándicaps de hoyo son generados hasta que usted los confirma o los cambia.',
  checkHoles: 'Revisar los hoyos',
  ratings: 'Valoraciones de las barras',
  ratingsNote:
    'El hándicap de juego se calcula con la valoración del campo y el slope. Sin ellos, ninguna tarjeta cuenta para el Índice de Hándicap.',
  enterRatings: 'Escribir las valoraciones',
  competition: 'La primera competición',
  competitionNote: 'Los jugadores se inscriben y llevan la tarjeta en el teléfono.',
  createCompetition: 'Crear competición',
  code: 'El código del club en papel',
  codeNote: 'Un cartel con código QR para el tablón, para que los socios se den de alta.',
  openSheet: 'Abrir el cartel',
  alsoUseful: 'También útil al principio',
  country: 'Su país y su moneda',
  countryNote: 'Así el club usa las reglas de su federación y las cuotas están en su moneda.',
  sayCountry: 'Elegirlos',
  members: 'Sus socios',
  membersNote: 'Desde la lista de otro sistema o una hoja de cálculo, con sus índices de hándicap.',
  importMembers: 'Importar sus socios',
  wrongPublicUrl: 'El operador de este servidor debe poner en PUBLIC_URL la dirección que usa la gente.',
} satisfies Translation<typeof clubStartText>
