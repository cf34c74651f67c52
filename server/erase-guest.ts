import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { eraseGuest } from './guests/erase.ts'
import { openDatabase } from './prepare.ts'
import { projectRoot } from './root.ts'
import { runCommand } from './run-command.ts'

const usage = 'Usage: npm run guest:erase -- --stay NUMBER | --name "FULL NAME"'

function readGuest() {
  const { stay, name } = parseArgs({ options: { stay: { type: 'string' }, name: { type: 'string' } } }).values
  if (stay !== undefined && name === undefined && /^\d{1,9}$/.test(stay)) return { stay: Number(stay) }
  if (name !== undefined && stay === undefined) return { name }
  throw new Error(usage)
}

await runCommand(async () => {
  const guest = readGuest()
  const opened = await openDatabase(readConfig(process.env), projectRoot(), () => undefined)
  const { changed, otherStays, books } = await eraseGuest(opened.db, new Date(), guest).finally(opened.close)
  const counts = Object.entries(changed).map(([table, total]) => `${table} ${total}`)
  process.stdout.write(`The name was erased. Changed rows: ${counts.join(', ')}.\n`)
  if (otherStays.length > 0) process.stdout.write(`Other stays with this name keep it: ${otherStays.join(', ')}.\n`)
  if (books > 0) process.stdout.write(`${books} entries of the books name the guest in a text, which is immutable.\n`)
})
