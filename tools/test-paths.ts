// `npm run paths` generates the test paths from the machines; with --check it fails where that would change a file; with
// --export <folder> it writes them as pages for people instead. It prints what tools/test-paths/unproven.ts lacks.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { corpusFiles, corpusPages, currentCorpus } from './test-paths/current-corpus.ts'
import { describeEvidenceGaps, findEvidenceGaps } from './test-paths/evidence-gaps.ts'
import { folders } from './test-paths/folders.ts'

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    /** A folder for the pages: numbered steps, diagrams, Gherkin, coverage and requirements. */
    export: { type: 'string' },
  },
})

const corpus = currentCorpus()

function exportPages(folder: string) {
  const pages = corpusPages(corpus)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of pages) writeFileSync(join(folder, name), text)
  console.log(`${pages.size} pages in ${folder}; the first is ${join(folder, 'README.md')}`)
}

function compareOrWrite() {
  const files = corpusFiles(corpus)
  mkdirSync(folders.paths, { recursive: true })
  const existing = readdirSync(folders.paths)
  const textOf = (name: string) =>
    existing.includes(name) ? readFileSync(join(folders.paths, name), 'utf8') : undefined
  const outdated = [...files].filter(([name, text]) => textOf(name) !== text).map(([name]) => name)
  const leftOver = existing.filter((name) => !files.has(name))
  if (values.check) {
    if (outdated.length + leftOver.length === 0) return
    console.error(`Out of date: ${[...outdated, ...leftOver].join(', ')}. Write them anew by: npm run paths`)
    process.exitCode = 1
    return
  }
  for (const name of outdated) writeFileSync(join(folders.paths, name), files.get(name)!)
  for (const name of leftOver) rmSync(join(folders.paths, name))
  console.log(`${files.size} files in ${folders.paths}, ${outdated.length + leftOver.length} of them changed`)
  const gaps = describeEvidenceGaps(findEvidenceGaps(corpus))
  if (gaps) console.log(`\n${gaps}`)
}

if (values.export === undefined) compareOrWrite()
else exportPages(values.export)
