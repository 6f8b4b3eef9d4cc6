/** What a list of members says in a language. The import recognises each heading of a column that it takes (a test). */
export type ExportWords = {
  sheet: string
  memberNumber: string
  firstName: string
  lastName: string
  email: string
  gender: string
  bornOn: string
  handicapIndex: string
  nationalId: string
  category: string
  phone: string
  role: string
  state: string
  joined: string
  genders: Readonly<Record<'men' | 'women', string>>
  roles: Readonly<Record<'club_admin' | 'player', string>>
  states: Readonly<Record<'active' | 'pending' | 'no_account', string>>
}

const en: ExportWords = {
  sheet: 'Members',
  memberNumber: 'Member number',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  gender: 'Gender',
  bornOn: 'Date of birth',
  handicapIndex: 'Handicap Index',
  nationalId: 'National ID',
  category: 'Category',
  phone: 'Phone',
  role: 'Role',
  state: 'State',
  joined: 'Joined',
  genders: { men: 'male', women: 'female' },
  roles: { club_admin: 'administrator', player: 'player' },
  states: { active: 'member', pending: 'waiting for approval', no_account: 'no account yet' },
}

const es: ExportWords = {
  sheet: 'Socios',
  memberNumber: 'Número de socio',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  gender: 'Género',
  bornOn: 'Fecha de nacimiento',
  handicapIndex: 'Índice de hándicap',
  nationalId: 'Licencia',
  category: 'Categoría',
  phone: 'Teléfono',
  role: 'Función',
  state: 'Estado',
  joined: 'Fecha de alta',
  genders: { men: 'hombre', women: 'mujer' },
  roles: { club_admin: 'administrador', player: 'jugador' },
  states: { active: 'socio', pending: 'pendiente de aprobación', no_account: 'sin cuenta todavía' },
}

const all: ReadonlyMap<string, ExportWords> = new Map([
  ['en', en],
  ['es', es],
])

export const exportLanguages = [...all.keys()]

export function exportWordsIn(language: string): ExportWords {
  return all.get(language) ?? en
}
