import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { promisify } from 'node:util'
import { ensureOffice } from '../scripts/ensure-office.mjs'

const run = promisify(execFile)

/** With the numbers by which a spreadsheet's CSV filter names them. */
export const officeLocales = { 'en-GB': 2057, 'en-US': 1033, 'es-ES': 3082, 'de-DE': 1031 } as const
export type OfficeLocale = keyof typeof officeLocales

export type Saved = 'xlsx' | 'csv'

/** A file as a program opens it and saves it, under a name by which it is told apart. */
export type Trip = { name: string; file: string; to: Saved }

export type Office = {
  programs: readonly ['LibreOffice', 'Gnumeric']
  /** Opens a file in a program of that locale and saves it; the path of what was saved. */
  save: (program: 'LibreOffice' | 'Gnumeric', locale: OfficeLocale, trip: Trip) => Promise<string>
  folder: string
  close: () => Promise<void>
}

/** The real programs that people open our files with, or why they cannot be had. */
export async function openOffice(): Promise<Office | { missing: string }> {
  const missing = await ensureOffice()
  if (missing.length > 0) return { missing: `${missing.join(', ')} of Debian could not be installed` }
  const folder = await mkdtemp(join(tmpdir(), 'scoreclub-office-'))
  return {
    programs: ['LibreOffice', 'Gnumeric'],
    folder,
    save: async (program, locale, trip) => {
      const out = join(folder, program, locale, trip.name)
      await mkdir(out, { recursive: true })
      const saved = join(out, `${parse(trip.file).name}.${trip.to}`)
      if (program === 'Gnumeric') await gnumeric(folder, { locale, trip, saved })
      else await libreOffice(folder, { locale, trip, out })
      return saved
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** What its dialog for a CSV proposes: commas, quotes, UTF-8 and "detect special numbers" off, in the language of the profile. */
async function libreOffice(
  folder: string,
  { locale, trip, out }: { locale: OfficeLocale; trip: Trip; out: string },
): Promise<void> {
  const profile = join(folder, `profile-${locale}`)
  const settings = join(profile, 'user', 'registrymodifications.xcu')
  await mkdir(join(profile, 'user'), { recursive: true })
  await writeFile(settings, profileOf(locale), { flag: 'wx' }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  const filter = trip.file.endsWith('.csv')
    ? [`--infilter=CSV:44,34,76,1,,${officeLocales[locale]},false,false`]
    : []
  const kind = trip.to === 'csv' ? 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false' : 'xlsx'
  const profileAt = `-env:UserInstallation=file://${profile}`
  const quiet = ['--headless', '--norestore', '--nologo']
  await run(
    '/usr/bin/soffice',
    [profileAt, ...quiet, ...filter, '--convert-to', kind, '--outdir', out, trip.file],
    {
      timeout: 240_000,
    },
  )
}

function profileOf(locale: OfficeLocale): string {
  const schema = 'xmlns:oor="http://openoffice.org/2001/registry"'
  const item = `<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${locale}</value></prop></item>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<oor:items ${schema}>${item}</oor:items>`
}

async function gnumeric(
  folder: string,
  { locale, trip, saved }: { locale: OfficeLocale; trip: Trip; saved: string },
): Promise<void> {
  const name = locale.replace('-', '_')
  const locales = join(folder, 'locales')
  await mkdir(locales, { recursive: true })
  await run('localedef', ['-i', name, '-f', 'UTF-8', join(locales, `${name}.UTF-8`)])
  await run('/usr/bin/ssconvert', ['--import-encoding=UTF-8', trip.file, saved], {
    env: { ...process.env, LOCPATH: locales, LC_ALL: `${name}.UTF-8`, LANG: `${name}.UTF-8` },
    timeout: 120_000,
  })
}
