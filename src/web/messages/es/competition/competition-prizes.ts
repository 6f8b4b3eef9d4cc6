import type { Translation } from '../../catalogue.ts'
import type { competitionPrizesText } from '../../en/competition/competition-prizes.ts'
import { plural } from '../../plural.ts'

export default {
  title: 'Premios',
  loadFailed: 'No se han podido cargar los premios',
  isFinal: 'Los resultados son definitivos, así que los premios ya no se pueden cambiar.',
  total: 'Premios en total',
  fees: 'Cuotas de inscripción',
  feesOf: (count: number, fee: string) =>
    plural('es', count, { one: `1 jugador a ${fee}`, other: `# jugadores a ${fee}` }),
  onePerPlayer: 'Un premio por jugador',
  onePerPlayerNote:
    'El jugador que ya ha ganado un premio no opta a los siguientes de esta lista. Los doses, la bola más cercana y el drive más largo van aparte.',
  kinds: {
    result: 'Resultado',
    gross: 'Resultados brutos',
    twos: 'Doses',
    nearest_the_pin: 'Bola más cercana',
    longest_drive: 'Drive más largo',
  },
  addCategory: 'Añadir una categoría',
  add: (kind: string) => `Añadir: ${kind}`,
  moveUp: 'Subir',
  removeCategory: 'Quitar',
  name: 'Nombre',
  nameHint: (usual: string) => `Si se deja vacío, se llama ${usual}.`,
  hole: 'Hoyo',
  division: 'Quién opta a él',
  everybody: 'Todos',
  place: (place: number) => `${place}.º premio`,
  prize: 'Premio',
  amountOf: (prize: string) => `${prize}, importe`,
  thingOf: (prize: string) => `${prize}, vale, trofeo o bolas`,
  twosShare: 'Se reparte entre los doses.',
  addPrize: 'Añadir un premio',
  removePrize: 'Quitar',
  save: 'Guardar premios',
  discard: 'Descartar cambios',
  saved: 'Premios guardados',
  saveFailed: 'No se han podido guardar los premios. Inténtelo de nuevo.',
  theirs: (categories: string) =>
    categories === ''
      ? 'Otra persona ha quitado mientras tanto todos los premios. Lo que escribió sigue aquí.'
      : `Otra persona ha guardado mientras tanto estos premios: ${categories}. Lo que escribió sigue aquí.`,
  takeTheirs: 'Usar los premios guardados',
  keepMine: 'Guardar lo mío',
  winners: 'Ganadores',
  winnersNow: 'Ganadores según las tarjetas de ahora',
  nothingToWin: 'Aún no hay premios. Añada una categoría y las tarjetas deciden sus ganadores.',
  nobodyYet: 'Sin ganador.',
  nobodyMeasured: 'Sin ganador anotado.',
  winner: 'Ganador',
  noWinner: 'Sin ganador todavía',
  measure: 'Medida',
  left: (amount: string) => `${amount} se queda en el club.`,
  passedOver: (names: string) => `No optan por tener ya un premio: ${names}.`,
  onHole: (name: string, hole: number) => `${name}, hoyo ${hole}`,
  figures: {
    points: (value: number) => plural('es', value, { one: '1 punto', other: '# puntos' }),
    net: (value: number) => `neto ${value}`,
    gross: (value: number) => `bruto ${value}`,
  },
  twosOn: (holes: readonly number[]) =>
    plural('es', holes.length, { one: `hoyo ${holes.join(', ')}`, other: `hoyos ${holes.join(', ')}` }),
  oneOf: (things: string) => `a repartir: ${things}`,
  readAloud: 'Lista para leer en voz alta',
  backToPrizes: 'Volver a los premios',
  print: 'Imprimir',
  notFinal: 'Los resultados no son definitivos, así que esta lista aún puede cambiar.',
} satisfies Translation<typeof competitionPrizesText>
