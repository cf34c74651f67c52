// `npm run paths` writes docs/paths anew from the machines; with --check it fails where that would change a file. It prints what tools/test-paths/unproven.ts lacks.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentCorpus, filesOf } from './test-paths/current-corpus.ts'
import { corpusFolder } from './test-paths/export/files.ts'
import { findEvidenceGaps, describeEvidenceGaps } from './test-paths/evidence-gaps.ts'

const corpus = currentCorpus()
const files = filesOf(corpus)
mkdirSync(corpusFolder, { recursive: true })
const existing = readdirSync(corpusFolder).filter(
  (name) => /\.(json|feature|md)$/.test(name) && name !== 'mutations.md',
)
const textOf = (name: string) => (existing.includes(name) ? readFileSync(join(corpusFolder, name), 'utf8') : undefined)
const outdated = [...files].filter(([name, text]) => textOf(name) !== text).map(([name]) => name)
const leftOver = existing.filter((name) => !files.has(name))

if (process.argv.includes('--check')) {
  if (outdated.length + leftOver.length > 0) {
    console.error(`Out of date: ${[...outdated, ...leftOver].join(', ')}. Write them anew by: npm run paths`)
    process.exitCode = 1
  }
} else {
  for (const name of outdated) writeFileSync(join(corpusFolder, name), files.get(name)!)
  for (const name of leftOver) rmSync(join(corpusFolder, name))
  console.log(`${files.size} files in ${corpusFolder}, ${outdated.length + leftOver.length} of them changed`)
  const wrong = describeEvidenceGaps(findEvidenceGaps(corpus))
  if (wrong) console.log(`\n${wrong}`)
}
