import type { memberCategoriesText } from '../../en/club/member-categories.online.ts'
import type { Translation } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

export default {
  title: 'Categorías de socios',
  lead: 'Las clases de socio de su club, como Pleno, Cinco días o Júnior. Una competición puede ser solo para algunas, y puede filtrar los socios por categoría.',
  denied: 'Necesita permisos de administrador del club para cambiar las categorías de socios.',
  back: 'Socios',
  link: 'Categorías',
  loadFailed: 'No se han podido cargar las categorías',
  list: 'Categorías',
  none: 'Aún no hay categorías',
  noneNext: 'Añada arriba la primera o importe una lista de socios con categorías.',
  name: 'Nombre de la categoría',
  nameHint: 'Por ejemplo Pleno, Cinco días o Júnior.',
  newName: 'Nueva categoría',
  add: 'Añadir categoría',
  adding: 'Añadiendo…',
  added: (name: string) => `${name}: añadida`,
  addFailed: 'La categoría no se ha añadido. Inténtelo de nuevo.',
  members: (count: number) => plural('es', count, { one: '1 socio', other: '# socios' }),
  membersOf: (count: number, name: string) =>
    plural('es', count, { one: `1 socio en ${name}: mostrar`, other: `# socios en ${name}: mostrar` }),
  onlyFor: (names: string) => `La pide ${names}`,
  rename: 'Cambiar nombre',
  renameNamed: (name: string) => `Cambiar el nombre de ${name}`,
  renamed: (name: string) => `Ahora se llama ${name}`,
  renameFailed: 'No se ha cambiado el nombre de la categoría. Inténtelo de nuevo.',
  delete: 'Eliminar',
  deleteNamed: (name: string) => `Eliminar ${name}`,
  deleteTitle: (name: string) => `¿Eliminar ${name}?`,
  deleteMembers: (count: number) =>
    plural('es', count, {
      one: 'La tiene un socio, que se quedará sin categoría.',
      other: 'La tienen # socios, que se quedarán sin categoría.',
    }),
  deleteFirst: 'Para darles antes otra categoría, elíjalos en la lista de socios.',
  deleteNobody: 'Ningún socio la tiene.',
  deleteBlocked: (names: string) =>
    `Los socios de esta categoría pueden inscribirse en ${names}. Cámbielo antes.`,
  deleting: 'Eliminando…',
  deleted: (name: string) => `${name}: eliminada`,
  deleteFailed: 'La categoría no se ha eliminado',
  category: 'Categoría',
  categoryHint: 'La clase de socio. Una competición puede ser solo para algunas categorías.',
  all: 'Todas las categorías',
  without: 'Sin categoría',
  nobodyHas: 'Su club aún no tiene categorías.',
  makeOne: 'Añadir categorías',
  changed: 'Categoría cambiada',
  notChanged: 'La categoría no se ha cambiado',
  bornOn: 'Fecha de nacimiento',
  bornOnHint: 'Para competiciones con límite de edad. Solo la ven los administradores y el socio.',
  bornOnInvalid: 'Indique la fecha de nacimiento del socio.',
  bornOnSaved: 'Fecha de nacimiento guardada',
  bornOnFailed: 'La fecha de nacimiento no se ha guardado. Inténtelo de nuevo.',
  chooseSeveral: 'Elegir varios',
  chooseEnd: 'Dejar de elegir',
  choose: (name: string) => `Elegir a ${name}`,
  chooseColumn: 'Elegido',
  chooseShown: (count: number) =>
    plural('es', count, { one: 'Elegir el que se ve', other: 'Elegir los # que se ven' }),
  chooseFound: (count: number) => `Elegir los ${count} encontrados`,
  chooseEverybody: (count: number) => `Elegir los ${count} socios`,
  choosing: 'Eligiendo…',
  chooseFailed: 'No se han podido elegir todos',
  chooseNone: 'No elegir ninguno',
  chosen: (count: number, hidden: number) =>
    `${plural('es', count, { one: '1 socio elegido', other: '# socios elegidos' })}${
      hidden > 0 ? `, ${hidden} de ellos no se muestran` : ''
    }`,
  newCategory: 'Darles la categoría',
  set: 'Poner categoría',
  setting: 'Poniendo…',
  chooseFirst: 'Elija una categoría',
  setDone: (count: number) =>
    plural('es', count, {
      one: 'Ha cambiado la categoría de 1 socio',
      other: 'Ha cambiado la categoría de # socios',
    }),
  setNothing: 'Todos tenían ya esta categoría',
} satisfies Translation<typeof memberCategoriesText>
