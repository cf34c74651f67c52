// `npm run size`: JS and CSS a cold visitor loads, gzipped, against the budgets of the first load.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measurePages } from './lib/bundle-size.mjs'
import { PlainError, runAsProgram } from './lib/progress.mjs'

const login = ['index.html']
const pages = [
  { name: 'Cold login', modules: login, budget: 98 },
  {
    name: 'Login and the property list',
    modules: [
      ...login,
      'src/screens/console/Console.tsx',
      'src/machines/console/console.machine.ts',
      'src/screens/properties/PropertiesScreen.tsx',
    ],
    budget: 180,
  },
]

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

await runAsProgram(() => {
  const folder = 'dist/client'
  let manifest
  try {
    manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'))
  } catch {
    throw new PlainError('There is no build to measure: npm run build')
  }
  const measured = measurePages(manifest, pages, (file) => readFileSync(join(folder, file)))
  for (const { name, files, total, budget, isOver } of measured) {
    console.log(`${name}: ${total.toFixed(1)} kB of ${budget} kB gzip${isOver ? '  OVER BUDGET' : ''}`)
    const heaviest = files.toSorted((a, b) => b.size - a.size)
    for (const { file, size } of heaviest) console.log(`  ${size.toFixed(1).padStart(6)}  ${file}`)
  }
  return measured.some(({ isOver }) => isOver) ? 1 : 0
})
