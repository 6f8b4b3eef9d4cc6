/** Whether the browser has passkeys here. They belong to a name: at an address of numbers it offers them and refuses to make any. */
export function hasPasskeys(
  { hostname }: Pick<Location, 'hostname'> = location,
  browser: object = window,
): boolean {
  return 'PublicKeyCredential' in browser && !/^\[|^\d+(\.\d+){3}$/.test(hostname)
}
