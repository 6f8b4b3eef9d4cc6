import type { Translation } from '../../catalogue.ts'
import type { clubCoursesText } from '../../en/course/club-courses.online.ts'
import { plural } from '../../plural.ts'

export default {
  courses: 'Campos',
  newCourse: 'Nuevo campo',
  loadFailed: 'No se han podido cargar los campos',
  none: 'Aún no hay campos',
  noneNext:
    'Póngale nombre y elija 9 o 18 hoyos; después podrá copiar de la tarjeta los pares, los hándicaps de hoyo y las distancias.',
  createFirst: 'Crear el primer campo',
  holes: (count: number) => `${count} hoyos`,
  par: 'Par',
  rating: 'Valoración',
  slope: 'Slope',
  tees: 'Barras',
  manageHoles: 'Gestionar hoyos',
  quickEdit: 'Edición rápida',
  notConfirmed: 'Hándicaps de hoyo sin confirmar',
  parsDiffer: (par: number, holesPar: number) => `Par ${par}, pero los hoyos suman ${holesPar}`,
  name: 'Nombre',
  location: 'Localidad',
  holesField: 'Hoyos',
  courseRating: 'Valoración del campo',
  ratingHint:
    'Para los golpes en barras sin valoración propia. Para el hándicap solo cuentan tarjetas de barras valoradas.',
  description: 'Descripción',
  addTee: 'Añadir barras',
  tee: 'Barras',
  colour: 'Color',
  removeTee: (name: string) => `Quitar las barras ${name}`,
  ratingsKept: 'Las vueltas ya empezadas conservan su valoración. Un cambio cuenta desde la próxima vuelta.',
  teesUpdated: 'Barras actualizadas',
  teesNotChanged: 'Las barras no han cambiado. Inténtelo de nuevo.',
  ownRatings: 'Estas barras tienen valoración propia',
  ownNines: 'Los primeros y los segundos nueve también están valorados: nueve hoyos cuentan para el hándicap',
  ninesPars: 'Los pares de los primeros y los segundos nueve deben sumar el par de las barras.',
  ninesRatings:
    'Las valoraciones de los primeros y los segundos nueve deben sumar la de las barras, con una diferencia de 0,5 como máximo.',
  genders: {
    men: 'Hombres',
    women: 'Mujeres',
  },
  holesNext:
    'Los valores que no están en la tarjeta se generan y se marcan. Los escribe o confirma en el paso siguiente.',
  createCourse: 'Crear campo',
  creating: 'Creando campo…',
  created: 'Campo creado',
  createdNote: (name: string, par: number) => `${name}, par ${par}`,
  createFailed: 'No se ha podido crear el campo. Inténtelo de nuevo.',
  updated: 'Campo actualizado',
  updateFailed: 'No se ha podido actualizar',
  courseNotChanged: 'El campo no ha cambiado. Inténtelo de nuevo.',
  holeUpdated: 'Hoyo actualizado',
  changesSaved: 'Cambios guardados correctamente',
  exchanged: (other: number, now: number, before: number) =>
    `Cambios guardados correctamente. El hoyo ${other} tenía el hándicap ${now} y ahora tiene el ${before}.`,
  holeSaid: (hole: number, text: string) => `Hoyo ${hole}: ${text}`,
  holeNotChanged: 'El hoyo no ha cambiado. Inténtelo de nuevo.',
  holesUpdated: 'Hoyos actualizados',
  holesNotChanged: 'Los hoyos no han cambiado. Inténtelo de nuevo.',
  valuesSaved: (count: number) =>
    plural('es', count, { one: '# valor guardado.', other: '# valores guardados.' }),
  andExchanged: (said: string, holes: readonly number[]) =>
    holes.length === 1
      ? `${said} El hoyo ${holes.join(', ')} tenía uno de estos hándicaps y ahora tiene otro.`
      : `${said} Los hoyos ${holes.join(', ')} tenían estos hándicaps y ahora tienen otros.`,
  holeConfirmed: (hole: number) => `El hoyo ${hole} está confirmado.`,
  allConfirmed: 'Todos los hoyos están confirmados.',
  womensCardMade: 'La tarjeta de mujeres empieza como copia de la de hombres. Cambie lo que difiera.',
  womensCardRemoved: 'Las mujeres vuelven a jugar los pares y hándicaps de los hombres.',
  eachChange: 'Cada cambio se guarda al momento.',
  notSaved: (count: number) =>
    plural('es', count, { one: '# cambio sin guardar', other: '# cambios sin guardar' }),
  saveThem: 'Guardar de nuevo',
  courseLine: (name: string, par: number) => `${name}, par ${par}`,
  generated: 'Generado, sin confirmar',
  generatedCounts: ({ pars, indexes, yardages }: { pars: number; indexes: number; yardages: number }) =>
    [
      pars > 0 && plural('es', pars, { one: '# par', other: '# pares' }),
      indexes > 0 && plural('es', indexes, { one: '# hándicap de hoyo', other: '# hándicaps de hoyo' }),
      yardages > 0 && plural('es', yardages, { one: '# distancia', other: '# distancias' }),
    ]
      .filter((part) => part !== false)
      .join(', '),
  generatedNote:
    'Estas casillas tienen un marco discontinuo. Escribir un valor lo confirma; antes, los jugadores no ven ninguna distancia.',
  confirm: 'Confirmar',
  confirmHole: (hole: number) => `Confirmar el hoyo ${hole}`,
  confirmAll: 'Confirmar todo',
  confirmAllTitle: '¿Son estos los valores de su tarjeta?',
  confirmAllNote: (counts: string) =>
    `Usted confirma que coinciden con su tarjeta: ${counts}. Los jugadores los verán como confirmados.`,
  parsGenerated: (count: number) =>
    plural('es', count, { one: '# par sin confirmar', other: '# pares sin confirmar' }),
  noRatedTee: 'Barras sin valoración: no cuenta para el hándicap',
  notForHandicap: 'No cuenta para el hándicap',
  yardagesGenerated: 'Distancias sin confirmar',
  checkHoles: 'Revisar los hoyos',
  keysNote:
    'Las flechas y la tecla Intro van de casilla en casilla. Pegue una fila o columna copiada para rellenar la columna desde ahí; una tabla pegada se muestra antes.',
  done: 'Listo',
  pasteCard: 'Pegar una tarjeta',
  backToHoles: 'Volver a los hoyos',
  pasteLabel: 'La tarjeta, copiada de una hoja de cálculo o escrita línea a línea',
  pasteHint:
    'Separada por tabuladores, punto y coma, comas o espacios; los hoyos hacia abajo o hacia la derecha. Nombres como Hoyo, Par, SI y los de las barras ayudan, pero no hacen falta.',
  preview: 'Lo que dice la tarjeta',
  was: (before: string) => `antes ${before}`,
  takeValues: (count: number) =>
    count === 0 ? 'Usar valores' : plural('es', count, { one: 'Usar # valor', other: 'Usar # valores' }),
  notRead: (count: number) =>
    plural('es', count, { one: 'Una cosa no se ha podido leer', other: '# cosas no se han podido leer' }),
  womensCardDiffers: 'La tarjeta de mujeres es distinta',
  removeWomensCard: '¿Quitar la tarjeta de mujeres?',
  removeWomensCardNote:
    'Se borran los pares y hándicaps de hoyo de mujeres. Las mujeres juegan entonces los de los hombres; las tarjetas ya empezadas conservan los suyos.',
  remove: 'Quitar',
  womenPar: 'Par de mujeres',
  womenIndex: 'Hándicap de mujeres',
  womenParOf: (hole: number) => `Par de mujeres del hoyo ${hole}`,
  womenIndexOf: (hole: number) => `Hándicap de mujeres del hoyo ${hole}`,
  cardField: 'Tarjeta (opcional)',
  cardFieldHint:
    'Pegue la tarjeta desde una hoja de cálculo o escriba sus líneas: Par 4 4 3 …, SI 7 1 9 …, y las yardas tras el nombre de las barras.',
  cardRead: (holes: number, what: readonly string[]) =>
    `${plural('es', holes, { one: '# hoyo leído', other: '# hoyos leídos' })}: ${what.join(', ')}.`,
  teesOfCard: (tees: readonly string[]) =>
    `La tarjeta trae las distancias de ${tees.join(', ')}. Si el campo no tiene esas barras, no se usarán.`,
  useTees: (tees: readonly string[]) => `Usar las barras de la tarjeta: ${tees.join(', ')}`,
  cardNotTaken: 'El campo se ha creado sin los valores de su tarjeta',
  holesOf: (name: string) => `Hoyos de ${name}`,
  hole: 'Hoyo',
  strokeIndex: 'Hándicap',
  yards: 'yardas',
  teeYards: (tee: string) => `${tee}, yardas`,
  parOf: (hole: number) => `Par del hoyo ${hole}`,
  indexOf: (hole: number) => `Hándicap del hoyo ${hole}`,
  descriptionOf: (hole: number) => `Descripción del hoyo ${hole}`,
  yardsOf: (hole: number, tee: string) => `Yardas del hoyo ${hole} desde ${tee}`,
} satisfies Translation<typeof clubCoursesText>
