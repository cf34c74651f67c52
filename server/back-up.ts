import { resolve } from 'node:path'
import { backUp } from './backup/backup.ts'
import { readConfig } from './config.ts'
import { projectRoot } from './root.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const [file, ...rest] = process.argv.slice(2)
  if (!file || rest.length > 0) throw new Error('Usage: npm run backup -- FILE')
  const { engine, schema, bytes, sha256 } = await backUp(readConfig(process.env), projectRoot(), resolve(file))
  const day = new Date(schema).toISOString().slice(0, 10)
  process.stdout.write(`${resolve(file)}: ${engine}, schema of ${day}, ${bytes} bytes, sha256 ${sha256}\n`)
})
