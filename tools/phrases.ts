/*
 * Writes src/phrases/phrase-values.ts and src/phrases/catalogue.ts from the English catalogues: the ids, the values that each phrase
 * takes, and the imports. `npm run phrases` after each change of src/phrases/en/*.json; a test compares.
 */
import { writeFile } from 'node:fs/promises'
import { catalogueSource, readCatalogue, valuesSource } from './lib/phrase-catalogues.ts'

const english = await readCatalogue('en')
await writeFile('src/phrases/phrase-values.ts', valuesSource(english))
await writeFile('src/phrases/catalogue.ts', catalogueSource(english))
console.log(`${Object.values(english).reduce((sum, area) => sum + Object.keys(area).length, 0)} phrases`)
