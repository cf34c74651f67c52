import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { openDatabase } from './prepare.ts'
import { projectRoot } from './root.ts'
import { runCommand } from './run-command.ts'
import { signOutUser } from './users/sign-out.ts'

const usage = 'Usage: npm run user:sign-out -- --email EMAIL'

await runCommand(async () => {
  const { email } = parseArgs({ options: { email: { type: 'string' } } }).values
  if (email === undefined) throw new Error(usage)
  const opened = await openDatabase(readConfig(process.env), projectRoot(), () => undefined)
  const ended = await signOutUser(opened.db, email, new Date()).finally(opened.close)
  process.stdout.write(`${email} was signed out of ${ended} ${ended === 1 ? 'browser' : 'browsers'}.\n`)
})
