/** Tenths as the wire has them: a signed decimal. */
export function decimal(tenths: number): string {
  return (tenths / 10).toFixed(1)
}

export function decimalOrNull(tenths: number | null): string | null {
  return tenths === null ? null : decimal(tenths)
}
