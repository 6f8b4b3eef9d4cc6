import type { Translation } from '../../catalogue.ts'
import type { memberLinesText } from '../../en/club/member-lines.online.ts'
import { plural } from '../../plural.ts'

export default {
  fault: {
    first_name_missing: () => 'Falta el nombre.',
    last_name_missing: () => 'Falta el apellido.',
    name_unclear: (value) =>
      `¿Qué parte de «${value}» es el apellido? Ponga una coma después de los apellidos, o nombre y apellidos en columnas distintas.`,
    name_broken: (value) =>
      `«${value}» es lo que una hoja de cálculo escribe por verdadero y falso. Dé a la columna el formato Texto y escriba el nombre de nuevo.`,
    letters_unreadable: (value) =>
      `«${value}» tiene signos que no son letras. Indique arriba cómo están escritas las letras, o corrija el nombre en el archivo.`,
    too_long: (value) => `«${value}» es demasiado largo.`,
    email_unreadable: (value) => `«${value}» no es una dirección de correo.`,
    email_twice: (value, line) => `${value} ya está en la línea ${line}.`,
    email_of_member: (value) => `${value} es de un socio del club.`,
    number_twice: (value, line) => `El número ${value} ya está en la línea ${line}.`,
    number_of_member: (value) => `El número ${value} es de un socio del club.`,
    number_broken: (value) =>
      `Una hoja de cálculo ha convertido este número en «${value}». Dé a la columna el formato Texto y péguelo de nuevo.`,
    zeros_lost: (value) =>
      `Otros números del archivo han perdido los ceros de delante, y quizá ${value} también. Dé a la columna el formato Texto y péguelo de nuevo.`,
    id_twice: (value, line) => `El número nacional ${value} ya está en la línea ${line}.`,
    id_of_member: (value) => `El número nacional ${value} es de un socio del club.`,
    name_twice: (value, line) => `${value}, con esta fecha de nacimiento, ya está en la línea ${line}.`,
    cell_error: (value) =>
      `«${value}» es un error de la hoja de cálculo. Corrija esa celda y guarde el archivo de nuevo.`,
    name_of_member: (value) =>
      `El club ya tiene un socio llamado ${value}. Si es otra persona, indique su fecha de nacimiento y un correo o un número.`,
    index_unreadable: (value) => `«${value}» no es un Índice de Hándicap como 12,4 o +2,4.`,
    index_out_of_range: (value) => `${value} no está entre +9,9 y 54,0.`,
    gender_unknown: (value) => `«${value}» no es un sexo como M, H, mujer u hombre.`,
    gender_unclear: (value) => `«${value}» es hombre en un idioma y mujer en otro. Escriba hombre y mujer.`,
    date_is_year: (value) =>
      `«${value}» no es una fecha de nacimiento completa. Ponga día, mes y año, o deje fuera la columna.`,
    date_unreadable: (value) => `«${value}» no es una fecha como 1970-04-03.`,
    date_in_future: (value) => `${value} está en el futuro.`,
  },
  isMember: (name, number) =>
    `Es ${name}, que ya es socio${number === '' ? '' : ` con el número ${number}`}.`,
  differs: {
    name: (here, inFile) => `Nombre: aquí ${here}, en el archivo ${inFile}.`,
    handicapIndex: (here, inFile) => `Índice de Hándicap: aquí ${here}, en el archivo ${inFile}.`,
    bornOn: (here, inFile) => `Fecha de nacimiento: aquí ${here}, en el archivo ${inFile}.`,
    gender: (here, inFile) => `Sexo: aquí ${here}, en el archivo ${inFile}.`,
    email: (here, inFile) => `Correo: aquí ${here}, en el archivo ${inFile}.`,
    memberNumber: (here, inFile) => `Número de socio: aquí ${here}, en el archivo ${inFile}.`,
    nationalId: (here, inFile) => `Número nacional: aquí ${here}, en el archivo ${inFile}.`,
    phone: (here, inFile) => `Teléfono: aquí ${here}, en el archivo ${inFile}.`,
  },
  nothingHere: 'ninguno',
  sheetCategory: (sheet) => `Todos son de la categoría «${sheet}»`,
  sheetCategoryNote: 'Es el nombre de la hoja. Si el club aún no tiene esa categoría, se añade.',
  notes: {
    plus_handicaps: (count) =>
      count === 0
        ? 'Ningún hándicap positivo en estas líneas.'
        : plural('es', count, {
            one: '1 hándicap positivo en estas líneas.',
            other: '# hándicaps positivos en estas líneas.',
          }),
    minus_plus: () => 'El signo menos se lee como hándicap positivo: -2,4 es +2,4.',
    minus_no_sign: () => 'El signo menos se lee como hándicap normal: -2,4 es 2,4.',
    zeros_lost: (count) =>
      plural('es', count, {
        one: 'Una hoja de cálculo ha quitado los ceros de delante de 1 número.',
        other: 'Una hoja de cálculo ha quitado los ceros de delante de # números.',
      }),
    email_shared: (count, lines) =>
      `${plural('es', count, {
        one: '1 socio tiene un correo que ya está en una línea anterior y se importa sin él',
        other: '# socios tienen un correo que ya está en una línea anterior y se importan sin él',
      })} (línea ${lines}).`,
  },
} satisfies Translation<typeof memberLinesText>
