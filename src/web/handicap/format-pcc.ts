/** "+2", "0", "−1": a Playing Conditions Calculation with its sign. */
export function formatPcc(pcc: number): string {
  if (pcc === 0) return '0'
  return pcc > 0 ? `+${pcc}` : `−${-pcc}`
}
