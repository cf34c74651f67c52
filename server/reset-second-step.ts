import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { openDatabase } from './prepare.ts'
import { projectRoot } from './root.ts'
import { runCommand } from './run-command.ts'
import { resetSecondFactor } from './second-factor/reset.ts'

const usage = 'Usage: npm run user:reset-second-step -- --email EMAIL'

await runCommand(async () => {
  const { email } = parseArgs({ options: { email: { type: 'string' } } }).values
  if (email === undefined) throw new Error(usage)
  const opened = await openDatabase(readConfig(process.env), projectRoot(), () => undefined)
  await resetSecondFactor(opened.db, email).finally(opened.close)
  process.stdout.write(`${email} signs in with the password alone.\n`)
})
