import type { FieldSentences } from '#contract/platform/field-sentences.ts'

/** Spanish for the contract's English names of values. */
const names: Readonly<Record<string, string>> = {
  'First name': 'el nombre',
  'Last name': 'los apellidos',
  'Club name': 'el nombre del club',
  Address: 'la dirección',
  Phone: 'el teléfono',
  'Membership number': 'el número de socio',
  'National number': 'el número nacional',
  Description: 'la descripción',
  'Time zone': 'la zona horaria',
  Name: 'el nombre',
  Prizes: 'los premios',
  'Maximum participants': 'el máximo de participantes',
  'Entry fee': 'la cuota de inscripción',
  'Team size': 'el tamaño del equipo',
  'Counting scores': 'los resultados que cuentan',
  Allowance: 'el porcentaje de hándicap',
  'Course rating': 'el valor de campo',
  Slope: 'el slope',
  Par: 'el par',
  'Hole number': 'el número de hoyo',
  'Par of a hole': 'el par del hoyo',
  'Stroke index': 'el hándicap del hoyo',
  Yardage: 'la distancia',
  'Tee name': 'el nombre del tee',
  'Course name': 'el nombre del campo',
  Location: 'la localidad',
  Reason: 'el motivo',
  Result: 'el resultado',
  'The partner’s name': 'el nombre del compañero',
  'The partner’s signature': 'la firma del compañero',
  'Team name': 'el nombre del equipo',
  Message: 'el mensaje',
  Handicap: 'el hándicap',
  Age: 'la edad',
}

function named(what: string): string {
  return names[what] ?? what
}

function atTheStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The sentences are built so that no article or ending depends on the value. */
export const spanishFieldSentences: FieldSentences = {
  required: (what) => `Indique ${named(what)}.`,
  atMost: (what, characters) => `${atTheStart(named(what))}: como máximo ${characters} caracteres.`,
  oneLine: (what) => `${atTheStart(named(what))}: una sola línea de texto.`,
  unreadable: (what) => `${atTheStart(named(what))}: hay caracteres ilegibles.`,
  numberFrom: (what, least, most) => `${atTheStart(named(what))}: un número de ${least} a ${most}.`,
  password: (atLeast) => `La contraseña tiene al menos ${atLeast} caracteres.`,
  instant: () => 'Indique fecha y hora con su zona horaria.',
  clubTime: () => 'Indique una fecha y hora, por ejemplo 2026-05-01T09:30.',
  noSuchDate: () => 'Esa fecha no existe.',
  email: () => 'Esto no es una dirección de correo.',
  webAddress: () => 'Esto no es una dirección web (https://…).',
  competitionType: () => 'Elija un tipo de competición.',
  colour: () => 'Un color es un nombre o #rrggbb.',
  hexColour: () => 'Escriba un color de seis cifras, como #0f5a38.',
  holeStrokes: (most) => `En un hoyo se anotan de 1 a ${most} golpes.`,
}
