/** What lists write where there is nothing, without the signs between their letters: "N/A" and "n.a." are both "na". */
const words = new Set([
  ...['na', 'nh', 'nhi', 'none', 'null', 'nil', 'nan', 'undefined', 'blank', 'empty', 'no', 'x', 'xx', 'xxx'],
  ...[
    'nohcp',
    'nohandicap',
    'nohi',
    'noindex',
    'nonumber',
    'noemail',
    'nophone',
    'nk',
    'unknown',
    'notknown',
  ],
  ...['notgiven', 'notavailable', 'notapplicable', 'tbc', 'tbd', 'tba', 'pending', 'ninguno', 'ninguna'],
  ...['nada', 'sn', 'sd', 'sh', 'sl', 'nd', 'sinhcp', 'sinhandicap', 'sinnumero', 'sinlicencia', 'sincorreo'],
  ...[
    'sinemail',
    'sintelefono',
    'sindatos',
    'noconsta',
    'notiene',
    'nodisponible',
    'noaplica',
    'desconocido',
  ],
  ...['desconocida', 'pendiente', 'keine', 'kein', 'aucun', 'aucune', 'geen', 'nessuno', 'nenhum', 'ingen'],
])

/** Whether a cell of a number, an address, a category or a date says that there is none: "", "---", "N/A", "ninguno", "x". */
export function saysNone(text: string): boolean {
  const plain = text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  if (/^[\p{Pd}\u2212\s._/\\?]*$/u.test(plain)) return true
  return words.has(plain.replace(/^#(?=n\/a)|[\s./\\()[\]-]/g, ''))
}
