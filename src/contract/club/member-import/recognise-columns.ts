import { plainHeading } from './plain-heading.ts'
import type { MemberField } from './member-fields.ts'

/** The headings under which other systems export a field, in English and Spanish, as `plainHeading` writes them. */
const headings: Record<MemberField, readonly string[]> = {
  memberNumber: [
    ...[
      'member number',
      'member no',
      'member nr',
      'member id',
      'membership number',
      'membership no',
      'membership nr',
    ],
    ...[
      'membership id',
      'mem no',
      'memb no',
      'member',
      'number',
      'no',
      'nr',
      'id',
      'player id',
      'player number',
    ],
    ...[
      'numero de socio',
      'n',
      'n socio',
      'no socio',
      'num socio',
      'nro socio',
      'numero socio',
      'n de socio',
      'codigo socio',
    ],
    ...['codigo de socio', 'socio', 'numero', 'n abonado', 'numero de abonado', 'abonado'],
  ],
  firstName: [
    ...[
      'first name',
      'firstname',
      'first',
      'forename',
      'forenames',
      'given name',
      'given names',
      'christian name',
    ],
    ...[
      'player first name',
      'member first name',
      'nombre',
      'nombre de pila',
      'nombre socio',
      'nombre jugador',
    ],
  ],
  lastName: [
    ...['last name', 'lastname', 'last', 'surname', 'family name', 'player last name', 'member last name'],
    ...['apellido', 'apellidos', 'primer apellido', 'apellido 1', 'apellido1', '1er apellido', '1 apellido'],
  ],
  secondLastName: [
    'segundo apellido',
    'apellido 2',
    'apellido2',
    '2 apellido',
    '2o apellido',
    'second surname',
  ],
  fullName: [
    ...[
      'name',
      'full name',
      'fullname',
      'player',
      'player name',
      'member name',
      'golfer',
      'golfer name',
      'display name',
    ],
    ...[
      'nombre completo',
      'nombre y apellidos',
      'apellidos y nombre',
      'apellidos nombre',
      'jugador',
      'nombre apellidos',
      'apellidos y nombres',
    ],
    ...[
      'last first',
      'name last first',
      'last name first name',
      'surname first name',
      'surname and first name',
    ],
  ],
  email: [
    ...[
      'email',
      'e mail',
      'email address',
      'e mail address',
      'mail',
      'email 1',
      'primary email',
      'home email',
    ],
    ...[
      'correo',
      'correo electronico',
      'direccion de correo',
      'email personal',
      'direccion de correo electronico',
    ],
  ],
  gender: ['gender', 'sex', 'm f', 'male female', 'genero', 'sexo', 'h m', 'sexe', 'geslacht', 'geschlecht'],
  bornOn: [
    ...['date of birth', 'dob', 'd o b', 'birth date', 'birthdate', 'birthday', 'born', 'born on'],
    ...[
      'fecha de nacimiento',
      'fecha nacimiento',
      'f nacimiento',
      'f nac',
      'fec nac',
      'nacimiento',
      'fecha nac',
    ],
  ],
  handicapIndex: [
    ...[
      'handicap index',
      'handicap',
      'hi',
      'h i',
      'whs index',
      'whs',
      'whs handicap index',
      'whs hi',
      'whs handicap',
    ],
    ...[
      'hcp',
      'hcp index',
      'hcap',
      'index',
      'exact handicap',
      'exact hcp',
      'handicap exact',
      'current index',
      'hdcp',
    ],
    ...['current handicap', 'current handicap index', 'ghin index', 'h index', 'handicap idx', 'hcpi'],
    ...[
      'indice',
      'indice de handicap',
      'handicap exacto',
      'hcp exacto',
      'hcp whs',
      'handicap whs',
      'hdcp exacto',
    ],
  ],
  nationalId: [
    ...[
      'cdh',
      'cdh id',
      'cdh number',
      'cdh no',
      'ghin',
      'ghin number',
      'ghin no',
      'ghin id',
      'ghin id number',
      'handicap id',
      'handicap registry number',
      'national id',
      'whs id',
    ],
    ...[
      'whs number',
      'golf ireland id',
      'golflink',
      'golflink number',
      'golf link number',
      'federation number',
    ],
    ...[
      'national golf id',
      'home union id',
      'licence',
      'license',
      'licence number',
      'license number',
      'dgu number',
    ],
    ...[
      'licencia',
      'n licencia',
      'numero de licencia',
      'num licencia',
      'licencia federativa',
      'n federado',
      'federado',
    ],
  ],
  category: [
    ...[
      'category',
      'member category',
      'membership category',
      'membership type',
      'member type',
      'type',
      'membership',
    ],
    ...['class', 'member class', 'membership class', 'subscription', 'subscription type'],
    ...[
      'categoria',
      'tipo',
      'tipo de socio',
      'tipo socio',
      'clase',
      'modalidad',
      'cuota',
      'categoria de socio',
    ],
  ],
  phone: [
    ...[
      'phone',
      'phone number',
      'mobile',
      'mobile phone',
      'mobile number',
      'mobile no',
      'telephone',
      'tel',
      'cell',
    ],
    ...['cell phone', 'home phone', 'contact number', 'telephone number', 'mobile telephone'],
    ...['telefono', 'movil', 'telefono movil', 'tlf', 'tfno', 'telf', 'tel movil', 'celular', 'telefono 1'],
  ],
}

const fieldOf = new Map<string, MemberField>()
for (const [field, names] of Object.entries(headings) as [MemberField, readonly string[]][])
  for (const name of names) fieldOf.set(name, field)

/** Headings that say less than another one of their field: they are it only where no other is. */
const vague = new Set([
  ...['hcp', 'handicap', 'hcap', 'hdcp', 'index', 'whs', 'hcpi', 'current handicap'],
  ...['member', 'number', 'no', 'nr', 'id', 'n', 'socio', 'numero', 'player id', 'player number'],
  ...['type', 'class', 'tipo', 'clase', 'membership'],
])

/** Whether a heading says that its names begin with the surname: "Apellidos y nombre", "Name (Last, First)". */
export function namesSurnameFirst(heading: string): boolean {
  return /^(?:name )?(?:apellidos?|surname|last)\b/.test(plainHeading(heading))
}

/**
 * What each column of a list is, by its heading; null where that says nothing. A field has one column, the first of those that
 * name it most exactly. "Name" beside a column of surnames is the first name.
 */
export function recogniseColumns(row: readonly string[]): (MemberField | null)[] {
  const plain = row.map(plainHeading)
  const found = plain.map((heading) => fieldOf.get(heading) ?? null)
  const hasSurnames = found.includes('lastName')
  const hasFirstNames = found.includes('firstName')
  const meant = found.map((field) =>
    field === 'fullName' && hasSurnames && !hasFirstNames
      ? 'firstName'
      : field === 'firstName' && !hasSurnames
        ? 'fullName'
        : field,
  )
  const columnOf = new Map<MemberField, number>()
  for (const isVague of [false, true])
    for (const [i, field] of meant.entries())
      if (field !== null && vague.has(plain[i] ?? '') === isVague && !columnOf.has(field))
        columnOf.set(field, i)
  return meant.map((field, i) => (field !== null && columnOf.get(field) === i ? field : null))
}
