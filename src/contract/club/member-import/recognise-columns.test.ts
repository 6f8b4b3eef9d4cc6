import { expect, test } from 'vitest'
import { namesSurnameFirst, recogniseColumns } from './recognise-columns.ts'

test.each([
  ['Nº,Nombre,Apellidos', ['memberNumber', 'firstName', 'lastName']],
  [
    'Member No,Surname,First Name,E-mail,Gender,Date of Birth,Handicap Index,CDH ID,Category,Mobile',
    [
      'memberNumber',
      'lastName',
      'firstName',
      'email',
      'gender',
      'bornOn',
      'handicapIndex',
      'nationalId',
      'category',
      'phone',
    ],
  ],
  [
    'Nº Socio,Nombre,Primer Apellido,Segundo Apellido,Correo Electrónico,Sexo,F. Nacimiento,Hcp Exacto,Licencia,Tipo de socio,Móvil',
    [
      'memberNumber',
      'firstName',
      'lastName',
      'secondLastName',
      'email',
      'gender',
      'bornOn',
      'handicapIndex',
      'nationalId',
      'category',
      'phone',
    ],
  ],
  ['GHIN Number,Name,H.I.,Email Address', ['nationalId', 'fullName', 'handicapIndex', 'email']],
  ['Nombre,Correo', ['fullName', 'email']],
  ['Name,Surname,HCP', ['firstName', 'lastName', 'handicapIndex']],
  ['memberNumber,firstName,lastName,WHS Index', ['memberNumber', 'firstName', 'lastName', 'handicapIndex']],
  ['Name,HCP,Handicap Index,Member no', ['fullName', null, 'handicapIndex', 'memberNumber']],
  ['ID,Surname,First name,Member No', [null, 'lastName', 'firstName', 'memberNumber']],
  ['HCP,Name,Hcp Exacto', [null, 'fullName', 'handicapIndex']],
  ['GHIN ID Number,Golfer Name,Handicap Index', ['nationalId', 'fullName', 'handicapIndex']],
  ['first_name,last_name,birth_year', ['firstName', 'lastName', null]],
  ['Email,E-mail,Home Club,', ['email', null, null, null]],
])('%s', (headings, fields) => {
  expect(recogniseColumns(headings.split(','))).toEqual(fields)
})

test.each([
  ['Apellidos y nombre', true],
  ['Apellidos, Nombre', true],
  ['Name (Last, First)', true],
  ['Nombre y apellidos', false],
  ['Name', false],
])('%j names surnames first: %s', (heading, isFirst) => {
  expect(namesSurnameFirst(heading)).toBe(isFirst)
})
