import type { Translation } from '../../catalogue.ts'
import type { memberImportText } from '../../en/club/member-import.online.ts'
import { plural } from '../../plural.ts'

export default {
  title: 'Importar socios',
  lead: 'Elija la lista de su otro sistema tal como está. Antes de importar nada, verá cómo se lee.',
  denied: 'Solo los administradores del club pueden importar socios.',
  back: 'Socios',
  results: 'Importar resultados anteriores',
  chooseHint:
    'CSV o XLSX, de 10 MB y 10.000 líneas como máximo. Hacen falta los nombres; el correo, el Índice de Hándicap, el sexo, la fecha de nacimiento, la categoría y los números se leen si están.',
  file: 'Lista de socios',
  noHeadings: 'La primera línea es un socio',
  namesMissing: 'Indique qué columna tiene los nombres: nombre y apellido, o el nombre completo.',
  fields: {
    memberNumber: 'Número de socio',
    firstName: 'Nombre',
    lastName: 'Apellido',
    secondLastName: 'Segundo apellido',
    fullName: 'Nombre completo',
    email: 'Correo electrónico',
    gender: 'Sexo',
    bornOn: 'Fecha de nacimiento',
    handicapIndex: 'Índice de Hándicap',
    nationalId: 'Número nacional (licencia, CDH, GHIN)',
    category: 'Categoría',
    phone: 'Teléfono',
  },
  ready: (ready, lines) =>
    `${plural('es', ready, { one: 'Se puede importar 1 socio', other: 'Se pueden importar # socios' })} de ${plural('es', lines, { one: '1 línea', other: '# líneas' })}`,
  newCategories: (names) => `Categorías nuevas: ${names}`,
  firstMembers: 'Los primeros',
  firstOf: (shown) =>
    plural('es', shown, {
      one: '1 socio, tal como se importará',
      other: 'Los primeros #, tal como se importarán',
    }),
  firstSoFar: (shown) =>
    plural('es', shown, {
      one: '1 socio, como se ha leído hasta ahora',
      other: 'Los primeros #, como se han leído hasta ahora',
    }),
  name: 'Nombre',
  men: 'Hombres',
  women: 'Mujeres',
  full: (places) =>
    `El club puede tener ${plural('es', places, { one: '1 socio más', other: '# socios más' })}. Quien gestiona Scoreclub puede ampliarlo con MEMBERS_PER_CLUB.`,
  doImport: (count) => plural('es', count, { one: 'Importar 1 socio', other: 'Importar # socios' }),
  imported: 'Socios importados',
  importedNext: (count) =>
    `${plural('es', count, { one: 'Ya se puede inscribir a 1 socio', other: 'Ya se puede inscribir a # socios' })} en competiciones y anotar sus resultados.`,
  undoMeans:
    'Se eliminan sus socios y sus invitaciones. Se quedan los que ya tienen cuenta, han jugado o están inscritos en una competición.',
  undoDone: (removed) => plural('es', removed, { one: '1 socio eliminado', other: '# socios eliminados' }),
  stayed: (count) => plural('es', count, { one: '1 socio se queda', other: '# socios se quedan' }),
  why: {
    has_account: 'ya tiene cuenta',
    has_played: 'ha jugado',
    has_entered: 'está inscrito en una competición',
  },
  listed: 'Socios sin cuenta',
  listedLead:
    'Se les puede inscribir y anotar resultados. Con una invitación entran con su propia cuenta y siguen siendo el mismo socio.',
  progress: (sent, waiting, failed) =>
    [
      `Invitaciones enviadas: ${sent}`,
      ...(waiting > 0 ? [`en espera: ${waiting}`] : []),
      ...(failed > 0 ? [`sin entregar: ${failed}`] : []),
    ].join(', '),
  withoutAddress: (count) => plural('es', count, { one: '1 no tiene correo', other: '# no tienen correo' }),
  search: 'Buscar',
  chooseShown: (count) => `Elegir los ${count} que se ven`,
  chooseAll: (count) => `Elegir los ${count} encontrados`,
  chooseNone: 'No elegir ninguno',
  moreListed: (count) => `y ${count} más. Busque un nombre para verlos.`,
  invite: (count) => plural('es', count, { one: 'Invitar a 1 socio', other: 'Invitar a # socios' }),
  inviting: 'Invitando…',
  invited: 'Las invitaciones están en camino',
  invitedCount: (invited, already) =>
    `${invited} invitados${already > 0 ? `, ${already} ya lo estaban` : ''}.`,
  inviteFailed: 'No se invitó a nadie',
  loadFailed: 'No se pudo cargar',
  count: (taken) => plural('es', taken, { one: '1 socio', other: '# socios' }),
} satisfies Translation<typeof memberImportText>
