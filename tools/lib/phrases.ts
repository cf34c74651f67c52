import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { directionOf, languageNames } from '../../src/phrases/languages.ts'
import { constantPhrases } from './constant-phrases.ts'
import { anyMark, callsOf, importsOf, marks, parseProgram, valuesOf, wordsWriter } from './phrase-calls.ts'
import { phraseCode, phraseFunctions, writesNumber } from './phrase-code.ts'
import { phrasesOf, readCatalogue, translations } from './phrase-catalogues.ts'
import { phraseFaults, readPhraseSources } from './phrase-checks.ts'
import { pseudoMessage, pseudoScript } from './pseudo-locale.ts'
import { languageScript } from './language-script.ts'
import { rightToLeftStyles } from './right-to-left.ts'
import { type Edit, edited } from './source-edits.ts'
import { manifestIn, translatedManifest } from './translated-manifest.ts'
import { translatedPage } from './translated-page.ts'

/** The file of a chunk in a language. */
export const fileIn = (file: string, language: string) => file.replace(/\.js$/, `.${language}.js`)

/** True for the copy of a chunk in another language than English. */
export const isTranslation = (file: string) =>
  Object.keys(languageNames).some((language) => file.endsWith(`.${language}.js`))

/** File names in code, and other words with the same endings. */
const fileName = /[\w.-]+\.js\b/g

/** Files that have words, or that name such a file: each language has its own. */
function filesWithWords(chunks: ReadonlyMap<string, string>): string[] {
  const namedBy = new Map([...chunks].map(([file, code]) => [file, new Set(code.match(fileName))]))
  const found = new Set([...chunks].flatMap(([file, code]) => (anyMark.test(code) ? [file] : [])))
  for (const each of found) for (const [file, names] of namedBy) if (names.has(basename(each))) found.add(file)
  return [...found]
}

/** Names of files in the text of a file, as those of a language. */
function namesIn(text: string, files: readonly string[], language: string): string {
  const names = new Set(files.map((file) => basename(file)))
  return text.replace(fileName, (name) => (names.has(name) ? fileIn(name, language) : name))
}

/** The code of chunks and of worker threads by file. */
const scriptsOf = (bundle: Rolldown.OutputBundle): Map<string, string> =>
  new Map(
    Object.values(bundle).flatMap((file): [string, string][] =>
      file.type === 'chunk'
        ? [[file.fileName, file.code]]
        : file.fileName.endsWith('.js')
          ? [[file.fileName, String(file.source)]]
          : [],
    ),
  )

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 7)

/** Marks the calls of `phrase`, also in the code of worker threads, which Vite builds apart. */
export function markPhrases(): Plugin {
  let english = new Map<string, string>()
  /** Phrases that write a number, in English or another language. */
  let withNumbers = new Set<string>()
  let inAllLanguages: ReadonlyMap<string, string>[] = []
  return {
    name: 'mark-phrases',
    apply: 'build',
    async buildStart() {
      const faults = phraseFaults(await readPhraseSources())
      if (faults.length > 0) throw new Error(`Phrases:\n${faults.join('\n')}`)
      english = phrasesOf(await readCatalogue('en'))
      const all = await Promise.all([...(await translations())].map(readCatalogue))
      inAllLanguages = [english, ...all.map(phrasesOf)]
      const phrases = inAllLanguages.flatMap((known) => [...known])
      withNumbers = new Set(phrases.flatMap(([id, source]) => (writesNumber(source) ? [id] : [])))
    },
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('/phrase.ts')) return null
      const program = parseProgram(code)
      const imports = importsOf(program)
      if (imports.length === 0) return null
      const calls = callsOf(program, [...Object.keys(marks), 'phraseInAllLanguages'])
      let needsNumberText = false
      const edits = calls.flatMap(({ call, callee, name, id: phraseId }): Edit[] => {
        const source = english.get(phraseId ?? '')
        if (source === undefined)
          throw new Error(`${id}: the phrase ${phraseId} is not in the catalogue, or isn't a literal`)
        if (name === 'phraseInAllLanguages') {
          const values = new Map(valuesOf(call).map(({ name, value }) => [name, code.slice(value.start, value.end)]))
          const words = inAllLanguages.map((known) =>
            phraseCode(known.get(phraseId ?? '') ?? source, 'en', { values, numberText: undefined }),
          )
          const given = [...values].map(([name, value]) => `${name}: ${value}`).join()
          const own = `/* @__PURE__ */ ${marks['phrase']}(${JSON.stringify(phraseId)}, {${given}})`
          return [{ start: call.start, end: call.end, text: `[${[own, ...new Set(words)].join()}]` }]
        }
        // Unused words stay out of the chunk, as unused strings do.
        const mark = { start: callee.start, end: callee.end, text: `/* @__PURE__ */ ${marks[name]}` }
        if (!withNumbers.has(phraseId ?? '')) return [mark]
        needsNumberText = true
        return [mark, { start: call.end - 1, end: call.end - 1, text: ', __numberText' }]
      })
      const helper = needsNumberText ? `import { numberText as __numberText } from '/src/numbers/number-text.ts';` : ''
      const removals = imports.map(({ start, end }): Edit => ({ start, end, text: '' }))
      const constants = constantPhrases(program, code, (node) => calls.some(({ call }) => call === node))
      return { code: helper + edited(code, [...edits, ...removals, ...constants]), map: null }
    },
  }
}

/**
 * Writes the words of the phrases into the code (ADR 0061). A call of `phrase` passes the minifier as a call of a global, and gets the
 * words afterwards. Each language has its own copy of the files with words, `<chunk>.<language>.js`, and its page, `index.<language>.html`.
 * `languages` are those beside English; by default all. `'pseudo'` writes longer, accented English only: it shows what is cut off, and what
 * isn't a phrase.
 */
export const phrases = (outDir: string, languages?: readonly string[] | 'pseudo'): Plugin => {
  let source = new Map<string, string>()
  let english = source
  const others = new Map<string, Map<string, string>>()
  /** Files that differ by language, and those that only one language has. */
  let files: string[] = []
  const extra = new Map<string, string[]>()
  let catalogues = ''
  return {
    name: 'phrases',
    apply: ({ build }, { command }) => command === 'build' && build?.outDir === outDir,
    async buildStart() {
      const faults = phraseFaults(await readPhraseSources())
      if (faults.length > 0) throw new Error(`Phrases:\n${faults.join('\n')}`)
      english = phrasesOf(await readCatalogue('en'))
      source = english
      if (languages === 'pseudo') english = new Map([...english].map(([id, message]) => [id, pseudoMessage(message)]))
      for (const language of languages === 'pseudo' ? [] : (languages ?? (await translations())))
        others.set(language, phrasesOf(await readCatalogue(language)))
      catalogues = hashOf([english, ...others.values()].flatMap((phrases) => [...phrases].flat()).join())
    },
    // A file keeps its name only as long as the words stay the same.
    augmentChunkHash: () => catalogues,
    generateBundle: {
      // After Vite has written the names of the chunks into the code that loads them.
      order: 'post',
      handler(_, bundle) {
        // A call that isn't marked would bring all English phrases and the parser along.
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/src/phrases/catalogue.ts')))
            throw new Error(`${file.fileName} has calls of phrase() that were not replaced`)
        const scripts = scriptsOf(bundle)
        files = filesWithWords(scripts)
        const writers = new Map([...scripts].map(([file, code]) => [file, wordsWriter(code)]))
        for (const [language, words] of others) {
          for (const fileName of files) {
            const code = writers.get(fileName)?.(language, words) ?? ''
            // A worker thread doesn't have the globals of the page.
            const start = bundle[fileName]?.type === 'asset' ? phraseFunctions(language) : ''
            const source = start + namesIn(code, [...files, 'sw.js'], language)
            this.emitFile({ type: 'asset', fileName: fileIn(fileName, language), source })
          }
          const own = { [`words-*.${language}.js`]: languageScript(language) }
          if (directionOf(language) === 'rtl') own['right-to-left-*.css'] = rightToLeftStyles()
          const names = Object.entries(own).map(([name, source]) => {
            const fileName = `assets/${name.replace('*', hashOf(source))}`
            this.emitFile({ type: 'asset', fileName, source })
            return fileName
          })
          extra.set(language, names)
        }
        if (languages === 'pseudo') {
          this.emitFile({ type: 'asset', fileName: 'assets/words.js', source: pseudoScript() })
          extra.set('en', ['assets/words.js'])
        }
        for (const [fileName, write] of writers) {
          const file = bundle[fileName]
          if (file?.type === 'chunk') file.code = write('en', english)
          else if (file) file.source = write('en', english)
        }
      },
    },
    async writeBundle({ dir = outDir }) {
      if (extra.size === 0) return
      const html = await readFile(join(dir, 'index.html'), 'utf8')
      const englishManifest = await readFile(join(dir, 'manifest.webmanifest'), 'utf8')
      for (const [language, names] of extra) {
        const isEnglish = language === 'en'
        const named = isEnglish ? html : namesIn(html, files, language)
        const page = translatedPage(named, language, source, others.get(language) ?? english, names)
        await writeFile(join(dir, isEnglish ? 'index.html' : `index.${language}.html`), page)
        if (isEnglish) continue
        const manifest = translatedManifest(englishManifest, language, others.get(language) ?? english)
        await writeFile(join(dir, manifestIn(language)), manifest)
      }
    },
  }
}
