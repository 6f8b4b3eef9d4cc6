import { describe, expect, test } from 'vitest'
import { singleBytes } from '#contract/club/member-import/text-encodings.ts'
import { encodeText } from '#test/encode-text.ts'
import { decodeText } from './decode-text.ts'

const file = (words: string, encoding: string) =>
  encodeText(`Name;No\r\n${words};1\r\n`, encoding) ?? Buffer.of()
const read = (words: string, encoding: string) => {
  const { text, isUnclear } = decodeText(file(words, encoding))
  return [text.split(/[\n;]/)[2]?.trim(), isUnclear]
}

describe('the encoding that makes words of the words', () => {
  test.each([
    ['Łukasz Żołć', 'windows-1250'],
    ['Zażółć Gęślą', 'iso-8859-2'],
    ['Kučera', 'windows-1250'],
    ['Železný', 'windows-1250'],
    ['Γιώργος Παπαδόπουλος', 'iso-8859-7'],
    ['Γιώργος Παπαδόπουλος', 'windows-1253'],
    ['José Muñoz', 'macintosh'],
    ['García Peña', 'macintosh'],
    ['García', 'windows-1252'],
    ['Íñigo García', 'windows-1252'],
    ['Peña', 'windows-1252'],
    ['Müller Weiß', 'windows-1252'],
    ['Hélène Lefèvre', 'windows-1252'],
    ['Søren Bjørn', 'windows-1252'],
    ['Åse Ångström', 'windows-1252'],
    ['João Gonçalves Simões', 'windows-1252'],
    ['O’Neil', 'windows-1252'],
    ['Šime Žižek', 'windows-1252'],
  ])('%s in %s', (words, encoding) => {
    const [text, isUnclear] = read(words, encoding)
    if (!isUnclear) expect(text).toBe(words)
    expect(isUnclear).toBe(false)
  })

  // What these are depends on who wrote them.
  test.each([
    ['Węgrzyn', 'windows-1250'],
    ['Željko Đurić', 'windows-1250'],
    ['Müller Böhm', 'macintosh'],
    ['Άννα Σταύρου', 'windows-1253'],
    ['Erdős', 'windows-1250'],
    ['Dvořák', 'windows-1250'],
    ['Cieć', 'windows-1250'],
    ['Yıldız', 'windows-1254'],
    ['Ιωάννα', 'windows-1253'],
    ['Иванов', 'windows-1251'],
    ['Čapek', 'windows-1250'],
    ['Ēriks Bērziņš', 'windows-1257'],
    ['Şahin Doğan', 'windows-1254'],
  ])('%s in %s is read right, or asked about', (words, encoding) => {
    const [text, isUnclear] = read(words, encoding)
    if (!isUnclear) expect(text).toBe(words)
  })
})

/** One word alone says the least of its encoding. */
const names = `
  Díaz García Jörg Böhm Käthe Müller Weiß Søren Bjørn Åke Ñíguez Úrsula Ríos Zoë Noël Çelik Şahin
  Ayşe Yıldız Gümüş Barış İbrahim Łukasz Żołć Węgrzyn Śliwa Dvořák Šimůnek Žižka Čapek Đurić
  Šarić Željko Erdős Gyűrű Ștefan Țuțea Băsescu Hélène François Zoé Benoît Aïcha João Simões
  Gonçalves Conceição Nuñez Muñoz Peña Iñaki Núria Òscar Jürgen Öztürk Özil Änne Köhler Lücke
  Sjöberg Åsa Øystein Sæther Þór Guðrún Jón Ērika Ģirts Kęstutis Žemaitė Õnne Jõgi Γιώργος
  Παπαδόπουλος Иванов Щербакова O’Neil D’Arcy Mª~José Nº Mäki Väinö Hämäläinen Ó~Briain Seán
  Niamh~Ní Móra Júlia Ľubica Ján Kováč Ţepeş Muñiz Alarcón Ibáñez Sáez Núñez Peláez Íñigo Óscar
  Élodie Éric Ágnes Ádám Übel Ödön Åström Märtha Bårdsen Håkon Kåre Bjørnsen Gløs
`
  .trim()
  .split(/\s+/)
  .map((name) => name.replace('~', ' '))

test.each(singleBytes)('a name alone in %s is read right, or asked about', (encoding) => {
  const wrong = names.flatMap((name) => {
    const bytes = encodeText(`Name;No\r\n${name};1\r\n`, encoding)
    if (!bytes) return []
    const { text, isUnclear } = decodeText(bytes)
    return isUnclear || text.includes(`${name};1`) ? [] : [`${name}: ${text.slice(9)}`]
  })
  expect(wrong).toEqual([])
})

test('what the reader says counts, and each encoding comes with its words', () => {
  const asked = decodeText(file('Węgrzyn', 'windows-1250'), 'windows-1250')
  expect(asked.text).toContain('Węgrzyn')
  expect(asked.encodings).toContainEqual({ encoding: 'windows-1252', words: ['Wêgrzyn'] })
  expect(decodeText(Buffer.from('Węgrzyn')).encodings).toEqual([])
})

test.each([
  ['GarcÃ­a;PeÃ±a;Ã\u00A0Ã©', 'García;Peña;àé'],
  ['NÂº;JosÃ©', 'Nº;José'],
  ['Å\u0081ukasz ÅšwiÄ™tek', 'Łukasz Świętek'],
])('UTF-8 that was once misread is put right: %s', (wrong, right) => {
  expect(decodeText(Buffer.from(wrong))).toMatchObject({ text: right, isRepaired: true })
})

test.each(['JOÃO', 'SÃO PAULO', 'Ångström', 'Peña', 'Łódź', 'ÅÄÖ', 'Иванов', '20 €'])(
  '%s is right as it is',
  (text) => {
    expect(decodeText(Buffer.from(text))).toMatchObject({ text, isRepaired: false })
  },
)
