import type { FastifyRequest } from 'fastify'
import { speaker, type ArithmeticWords, type SayLines } from '#golf/arithmetic/arithmetic-words.ts'
import { arithmeticEn } from '#golf/arithmetic/words-en.ts'
import { arithmeticEs } from '#golf/arithmetic/words-es.ts'
import { preferredLanguage } from './ready-pages.ts'

const words: Readonly<Record<string, ArithmeticWords>> = { en: arithmeticEn, es: arithmeticEs }

/** Says arithmetic in the language that the request asks for in Accept-Language, English where it asks for none of ours. */
export function sayToReader(request: Pick<FastifyRequest, 'headers'>): SayLines {
  const header = request.headers['accept-language'] ?? ''
  const language = preferredLanguage(header, Object.keys(words))
  // A whole tag such as "es-MX" also names the country, which decides between "12,4" and "12.4".
  const country = new RegExp(`(?:^|[\\s,])${language}-([a-z]{2})(?![a-z0-9-])`, 'i').exec(header)?.[1]
  const locale = country === undefined ? language : `${language}-${country}`
  return speaker(words[language] ?? arithmeticEn, new Intl.NumberFormat(locale).format(0.5).charAt(1))
}
