/**
 * The sentences of the product, one file for each part of it in `en/`, and under the same name in every other language.
 * A text is a string, or a function of what it names. English is part of the code that uses it; another language is
 * fetched before the first paint and replaces its texts. Where the sentences of failed calls stand: lib/failure-text.ts.
 */
type Text = string | ((...given: never[]) => string)
export type Texts = { readonly [key: string]: Text | Texts }

/** The same part in another language: every key, and functions of the same arguments. */
export type Translation<T extends Texts> = {
  readonly [Key in keyof T]: T[Key] extends Texts
    ? Translation<T[Key]>
    : T[Key] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : string
}

const catalogues = new Map<string, Record<string, Text | Texts>>()
let installed: Readonly<Record<string, Texts>> = {}

/** Makes a part of the catalogue. Its texts are read when they are shown, never while a module loads. */
export function catalogue<const T extends Texts>(name: string, english: T): Translation<T> {
  const texts: Record<string, Text | Texts> = { ...english }
  catalogues.set(name, texts)
  lay(texts, installed[name])
  return texts as Translation<T>
}

/** Replaces the texts, by the names of their parts, of what is loaded and of what loads later. */
export function installLanguage(translated: Readonly<Record<string, Texts>>): void {
  installed = translated
  for (const [name, texts] of catalogues) lay(texts, translated[name])
}

/** The rest of a language, of which the first part is installed. */
export function addToLanguage(translated: Readonly<Record<string, Texts>>): void {
  installLanguage({ ...installed, ...translated })
}

/** Whether a part is loaded whose texts the installed language does not have yet. */
export function lacksTexts(): boolean {
  return Object.keys(installed).length > 0 && [...catalogues.keys()].some((name) => !(name in installed))
}

/** Texts by the name of their part, of files by their path. */
export function namedByFile(files: Readonly<Record<string, Texts>>): Readonly<Record<string, Texts>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|(\.online)?\.ts$/g, ''), texts]),
  )
}

/** Group by group, so that a group that a module has taken out of the catalogue changes too. */
function lay(texts: Record<string, Text | Texts>, translated: Texts | undefined): void {
  for (const [key, text] of Object.entries(translated ?? {})) {
    const own = texts[key]
    if (typeof own === 'object' && typeof text === 'object') lay(own, text)
    else texts[key] = text
  }
}
