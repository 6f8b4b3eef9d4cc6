import { expect, test } from 'vitest'
import { recogniseColumns } from './recognise-columns.ts'

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
  ['Email,E-mail,Home Club,', ['email', null, null, null]],
])('%s', (headings, fields) => {
  expect(recogniseColumns(headings.split(','))).toEqual(fields)
})
