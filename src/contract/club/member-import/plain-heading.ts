/** "Nº de Socio:" as "n de socio": small letters without accents, marks or double spaces. */
export function plainHeading(heading: string): string {
  return heading
    .replace(/[º°ª]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
