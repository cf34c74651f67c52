import { resolve } from 'node:path'
import { restore } from './backup/backup.ts'
import { readConfig } from './config.ts'
import { projectRoot } from './root.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const [file, ...rest] = process.argv.slice(2)
  if (!file || rest.length > 0) throw new Error('Usage: npm run restore -- FILE')
  const { engine, made_at } = await restore(readConfig(process.env), projectRoot(), resolve(file))
  process.stdout.write(`Restored the backup of ${made_at} (${engine}), and migrated it to the newest schema.\n`)
})
