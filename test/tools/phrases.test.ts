import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { numberText } from '../../src/numbers/number-text.ts'
import { evaluate } from '../../src/phrases/evaluate.ts'
import {
  type Catalogue,
  catalogueSource,
  phrasesOf,
  readCatalogue,
  translations,
  valuesSource,
  valueTypes,
} from '../../tools/lib/phrase-catalogues.ts'
import { phraseFaults, readPhraseSources } from '../../tools/lib/phrase-checks.ts'
import { isolatesValues } from '../../src/phrases/isolated-values.ts'
import { directionOf } from '../../src/phrases/languages.ts'
import { partsCode, phraseCode, phraseFunctions } from '../../tools/lib/phrase-code.ts'
import { markPhrases } from '../../tools/lib/phrases.ts'

const english = await readCatalogue('en')

const withoutFormat = (source: string) => source.replaceAll(/[\s;]/g, '')

test('the types and imports are those of the English catalogues', () => {
  const made = (file: string) => withoutFormat(readFileSync(`src/phrases/${file}`, 'utf8'))
  expect(made('phrase-values.ts')).toBe(withoutFormat(valuesSource(english)))
  expect(made('catalogue.ts')).toBe(withoutFormat(catalogueSource(english)))
})

test('each phrase is used, and is in every language with the values of the English one', async () => {
  expect(phraseFaults(await readPhraseSources())).toEqual([])
})

test('the build names phrases that are missing, unused, or take other values', () => {
  const english = { desk: { hello: 'Hello {name}', bye: 'Bye' } }
  const faults = phraseFaults({
    english,
    translated: new Map<string, Catalogue>([
      ['de', { desk: { hello: 'Hallo {nome}', tschuess: 'Auf Wiedersehen' } }],
      ['es', { desk: { hello: 'Hola, {name}', bye: 'Adiós' } }],
    ]),
    code: ["phrase('desk.hello', { name })"],
    values: valuesSource({ desk: { hello: 'Hello' } }),
  })
  expect(faults).toEqual([
    'desk.bye is used nowhere',
    'phrase-values.ts is old: npm run phrases',
    'desk.bye is missing in de',
    'desk.hello takes (nome) in de, (name) in en',
    'desk.tschuess of de is missing in en',
  ])
})

/** Values for a phrase: texts, or a number for a plural. */
const valuesFor = (source: string, count: number) =>
  Object.fromEntries([...valueTypes(source)].map(([name, type]) => [name, type === 'number' ? count : `<${name}>`]))

/** Runs code that the build writes, as the page of that language does. */
function run(code: string, language: string, values: object): unknown {
  const start = language === 'en' ? '' : phraseFunctions(language)
  return new Function('values', 'numberText', `${start}return ${code}`)(values, numberText)
}

describe.each(['en', ...(await translations())])('%s', async (language) => {
  const translated = phrasesOf(await readCatalogue(language))

  test.each([0, 1, 2, 3, 11, 1250])('the code that the build writes says the same as the message, for %i', (count) => {
    const different = [...translated].filter(([id, source]) => {
      const isIsolated = isolatesValues(id, source, directionOf(language))
      const values = valuesFor(source, count)
      const call = {
        values: new Map(Object.keys(values).map((name) => [name, `values.${name}`])),
        numberText: 'numberText',
        isIsolated,
      }
      const text = evaluate(source, language, values, isIsolated).join('')
      return (
        run(phraseCode(source, language, call), language, values) !== text ||
        (run(partsCode(source, language, call), language, values) as unknown[]).join('') !== text
      )
    })
    expect(different).toEqual([])
  })
})

test('the parts of a phrase keep the values as they are, also within a select', () => {
  const source = '{kind, select, room {Room {name}} other {{name} of a {kind}}}'
  const link = { href: '/' }
  const call = {
    values: new Map([
      ['kind', 'values.kind'],
      ['name', 'values.name'],
    ]),
    numberText: undefined,
  }
  const code = partsCode(source, 'en', call)
  expect(run(code, 'en', { kind: 'room', name: link })).toEqual(['Room ', link])
  expect(run(code, 'en', { kind: 'asset', name: link })).toEqual([link, ' of a ', 'asset'])
})

async function marking() {
  const { buildStart, transform } = markPhrases() as unknown as {
    buildStart: () => Promise<void>
    transform: (code: string, id: string) => { code: string } | null
  }
  await buildStart()
  return transform
}

test('calls are marked in every module, also beside phrase.ts', async () => {
  const transform = await marking()
  for (const from of ['./phrase.ts', '../../phrases/phrase.ts']) {
    const code = `import { phrase } from '${from}'\nexport const title = phrase('forms.loading')`
    expect(transform(code, '/src/phrases/title.ts')?.code).not.toContain('import')
  }
})

test('words of imported files are known in every language, and each has one meaning', async () => {
  const transform = await marking()
  const code = `import { phraseInAllLanguages } from '../../phrases/phrase.ts'\nexport const yes = phraseInAllLanguages('facilities.yes')`
  const written = transform(code, '/src/machines/import/words.ts')?.code
  for (const word of ['Yes', 'Sí', 'Sim', 'Ja', 'Oui', 'نعم', 'Oo']) expect(written).toContain(`\`${word}\``)

  const catalogues = [english, ...(await Promise.all((await translations()).map(readCatalogue)))].map(phrasesOf)
  const source = readFileSync('src/machines/import/known-words.ts', 'utf8')
  const found = [...source.matchAll(/phraseInAllLanguages\('([\w-]+)\.(\w+)'/g)].map(
    ([, area, name]) => `${area}.${name}`,
  )
  const ids = [...new Set(found)].map((id) => ({ id, area: id.split('.')[0] }))
  expect(ids.length).toBeGreaterThan(30)
  for (const layout of ['facilities', 'addons']) {
    const meanings = ids
      .filter(({ area }) => area === layout || area === 'imports')
      .flatMap(({ id }) => [...new Set(catalogues.map((words) => words.get(id)?.toLowerCase()))])
    expect(meanings.filter((word, at) => meanings.indexOf(word) !== at)).toEqual([])
  }
})
