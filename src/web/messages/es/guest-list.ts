import { plural } from '../plural.ts'
import type { Translation } from '../catalogue.ts'
import type { guestListText } from '../en/guest-list.ts'

export default {
  title: 'Invitados de una lista',
  list: 'Un invitado en cada línea',
  hint: 'El nombre y, si lo tiene, el Índice de Hándicap: «Ana Ruiz 12,4». Puede pegar columnas de una hoja de cálculo. Escriba +1,2 para un hándicap positivo.',
  read: (count) => plural('es', count, { one: 'Se ha leído # invitado', other: 'Se han leído # invitados' }),
  swap: 'Intercambiar nombres y apellidos',
  enter: (count) => plural('es', count, { one: 'Inscribir a # invitado', other: 'Inscribir a # invitados' }),
  entering: 'Inscribiendo a los invitados…',
  nobody: 'Pegue o marque al menos un invitado.',
  isEntered: 'Inscrito',
  alreadyEntered: 'Ya hay alguien inscrito con este nombre. Márquelo para inscribir también a este invitado.',
  sameName: (line) => `El mismo nombre está en la línea ${line}. Márquelo para inscribir a los dos.`,
  unread: (count) =>
    plural('es', count, { one: '# línea no se ha podido leer', other: '# líneas no se han podido leer' }),
  fault: {
    no_name: (line, typed) => `La línea ${line} no tiene nombre y apellidos: ${typed}`,
    unclear: (line, typed) => `La línea ${line} no se pudo leer como nombre e Índice de Hándicap: ${typed}`,
    index: (line, typed) => `La línea ${line} no tiene un Índice de Hándicap de +9,9 a 54,0: ${typed}`,
  },
} satisfies Translation<typeof guestListText>
