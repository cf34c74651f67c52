import { parseArgs } from 'node:util'
import { linkText, parseLink } from './activity/chain.ts'
import { checkChain } from './activity/check-chain.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './prepare.ts'
import { projectRoot } from './root.ts'
import { runCommand } from './run-command.ts'

const usage = 'Usage: npm run activity:check [-- --head PLACE:HASH]'

await runCommand(async () => {
  const { values } = parseArgs({ options: { head: { type: 'string' } } })
  const noted = values.head === undefined ? null : parseLink(values.head)
  if (values.head !== undefined && !noted) throw new Error(usage)
  const opened = await openDatabase(readConfig(process.env), projectRoot(), () => undefined)
  const { sealed, unsealed, head, broken } = await checkChain(opened.db, noted).finally(opened.close)
  if (broken) throw new Error(`The activity log is broken at entry ${broken.entry}: ${broken.problem}.`)
  process.stdout.write(
    `The activity log is unbroken: ${sealed} entries sealed, ${unsealed} not yet.\nHead: ${linkText(head)}\n`,
  )
})
