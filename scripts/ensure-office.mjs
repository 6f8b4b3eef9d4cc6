import { existsSync } from 'node:fs'
import { attempt, install } from './install-packages.mjs'

/** The spreadsheets that people open our files with: Debian's packages, and a program of each. */
const packages = {
  'libreoffice-calc': '/usr/bin/soffice',
  gnumeric: '/usr/bin/ssconvert',
  locales: '/usr/share/i18n/locales/de_DE',
}

/**
 * Installs LibreOffice's and Gnumeric's spreadsheets, where this is Debian and ours to change. Which are missing after that; what
 * needs them is skipped then.
 * @returns {Promise<string[]>}
 */
export async function ensureOffice() {
  const missing = () =>
    Object.entries(packages)
      .filter(([, file]) => !existsSync(file))
      .map(([name]) => name)
  const wanted = missing()
  if (wanted.length === 0) return []
  return attempt(() => install('Installing spreadsheets', ['--no-install-recommends', ...wanted]), missing)
}
