// `npm run size` measures the gzipped JS and CSS that a cold visitor loads, against the budgets of the first load.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesOfPage, measureFiles, measurePages } from './lib/bundle-size.mjs'
import { PlainError, runAsProgram } from './lib/progress.mjs'

/** The lazy modules that each page loads in addition to the files in index.html, by source. */
const pages = [
  { name: 'Cold login', lazy: [], budget: 98 },
  {
    name: 'Login and the property list',
    lazy: ['src/screens/shell/Shell.tsx', 'src/machines/shell/shell.machine.ts'],
    budget: 175,
  },
]

/**
 * The sign-in page in another language: with its copies of the chunks, its words of react-aria and plurals, and in Arabic the styles from right
 * to left. A little above what they are, so that growth shows.
 */
const languages = [
  { language: 'de', budget: 103 },
  { language: 'ar', budget: 107 },
]

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

await runAsProgram(() => {
  const read = (file) => readFileSync(join('dist/client', file))
  let manifest, html
  try {
    manifest = JSON.parse(read('.vite/manifest.json'))
    html = read('index.html').toString()
  } catch {
    throw new PlainError('Nothing to measure. Build first: npm run build')
  }
  const entry = filesOfPage(html)
  const inEnglish = measurePages(
    manifest,
    pages.map(({ lazy, ...page }) => ({ ...page, modules: [...entry, ...lazy] })),
    read,
  )
  const inLanguages = languages.map(({ language, budget }) => {
    const files = filesOfPage(read(`index.${language}.html`).toString())
    return measureFiles({ name: `Cold login (${language})`, budget, files }, read)
  })
  const measured = [...inEnglish, ...inLanguages]
  for (const { name, files, total, budget, isOver } of measured) {
    console.log(`${name}: ${total.toFixed(1)} kB of ${budget} kB gzip${isOver ? '  OVER BUDGET' : ''}`)
    const heaviest = files.toSorted((a, b) => b.size - a.size)
    for (const { file, size } of heaviest) console.log(`  ${size.toFixed(1).padStart(6)}  ${file}`)
  }
  return measured.some(({ isOver }) => isOver) ? 1 : 0
})
