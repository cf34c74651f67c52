/* Writes docs/licenses.md from the lockfile. `npm run licenses` after each change of package.json; a test compares. */
import { readFile, writeFile } from 'node:fs/promises'
import { licensesPage, packagesByLicense } from './lib/licenses.ts'

const byLicense = packagesByLicense(JSON.parse(await readFile('package-lock.json', 'utf8')))
await writeFile('docs/licenses.md', licensesPage(byLicense))
console.log(`${byLicense.size} licences`)
