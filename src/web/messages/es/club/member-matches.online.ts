import { plural } from '../../plural.ts'
import type { Translation } from '../../catalogue.ts'
import type { memberMatchesText } from '../../en/club/member-matches.online.ts'

export default {
  title: (questions) =>
    plural('es', questions, {
      one: 'Un socio puede estar dos veces en su lista',
      other: '# socios pueden estar dos veces en su lista',
    }),
  lead: 'Estas personas han creado una cuenta, y alguien de su lista de socios puede ser la misma persona. No ven nada de la lista hasta que usted diga que sí.',
  question: (name, number) =>
    number === null ? `¿Es ${name}, de su lista?` : `¿Es ${name}, número ${number}?`,
  withAccount: 'Cuenta nueva',
  onList: 'En su lista',
  joined: (date) => `Entró el ${date}`,
  number: (number) => `Número ${number}`,
  nationalId: (id) => `Licencia ${id}`,
  bornOn: (date) => `Fecha de nacimiento: ${date}`,
  handicap: (index) => `Índice de Hándicap ${index}`,
  noHandicap: 'Aún sin Índice de Hándicap',
  noEmail: 'Sin correo',
  emailProved: (email) => `${email}, confirmado`,
  emailUnproved: (email) => `${email}, sin confirmar: cualquiera puede escribirlo`,
  saysNumber: (number) => `Dice tener el número ${number}`,
  saysBornOn: (date) => `Dice haber nacido el ${date}`,
  reason: {
    email: 'El mismo correo',
    number: 'El mismo número de socio',
    name_and_birth: 'El mismo nombre y fecha de nacimiento',
    name: 'El mismo nombre',
  },
  yes: 'Sí, es la misma persona',
  no: 'No, es otra persona',
  yesNamed: (name) => `Sí, ${name} es el socio de la lista`,
  noNamed: (name) => `No, ${name} es otra persona`,
  saving: 'Guardando…',
  yesDone: (name) => `${name} figura ya una sola vez`,
  yesDoneNote: 'El número, el hándicap, la categoría y las inscripciones de su lista están en la cuenta.',
  noDone: (name) => `${name} sigue siendo otro socio`,
  failed: 'No se ha podido guardar su respuesta',
} satisfies Translation<typeof memberMatchesText>
