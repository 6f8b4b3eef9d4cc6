import { plural } from '../../plural.ts'
import type { Translation } from '../../catalogue.ts'
import type { guestListText } from '../../en/competition/guest-list.online.ts'

export default {
  title: 'Invitados de una lista',
  list: 'Un invitado en cada línea',
  hint: 'El nombre y, si lo tiene, el Índice de Hándicap: «Ana Ruiz 12,4». Puede pegar columnas de una hoja de cálculo. Escriba +1,2 para un hándicap positivo.',
  read: (count) => plural('es', count, { one: 'Se ha leído # invitado', other: 'Se han leído # invitados' }),
  swap: 'Intercambiar nombres y apellidos',
  enter: (count) => plural('es', count, { one: 'Inscribir a # invitado', other: 'Inscribir a # invitados' }),
  enterNobody: 'Inscribir a invitados',
  stop: 'Detener',
  entering: 'Inscribiendo a los invitados…',
  nobody: 'Pegue o marque al menos un invitado.',
  isEntered: 'Inscrito',
  alreadyEntered: 'Ya hay alguien inscrito con este nombre. Márquelo para inscribir también a este invitado.',
  sameName: (line) => `El mismo nombre está en la línea ${line}. Márquelo para inscribir a los dos.`,
  maybeClub: 'Una parte puede ser un club. Márquelo si todo es un nombre.',
  notSent: 'Sin inscribir: se detuvo antes de este invitado.',
  noAnswer:
    'No llegó respuesta, así que este invitado puede estar ya inscrito. Si lo intenta otra vez, nadie se inscribe dos veces.',
  notConfirmed: (count) =>
    plural('es', count, {
      one: 'No está confirmada la inscripción de 1 invitado. Inténtelo otra vez cuando haya conexión.',
      other: 'No está confirmada la inscripción de # invitados. Inténtelo otra vez cuando haya conexión.',
    }),
  enteredOtherwise: (index) =>
    `Ya hay un invitado inscrito con este nombre, ${index === undefined ? 'sin Índice de Hándicap' : `con el Índice de Hándicap ${index}`}. Puede corregirlo en la lista de inscritos.`,
  titleLine: (line, typed) => `La línea ${line} se ha leído como título, no como invitado: ${typed}`,
  unread: (count) =>
    plural('es', count, { one: '# línea no se ha podido leer', other: '# líneas no se han podido leer' }),
  fault: {
    no_name: (line, typed) => `La línea ${line} no tiene nombre y apellidos: ${typed}`,
    unclear: (line, typed) => `La línea ${line} no se pudo leer como nombre e Índice de Hándicap: ${typed}`,
    index: (line, typed) => `La línea ${line} no tiene un Índice de Hándicap de +9,9 a 54,0: ${typed}`,
  },
} satisfies Translation<typeof guestListText>
