// `npm run migrate`. `npm start` runs it too, beside the first build of the app, which takes as long.
import { readConfig } from './config.ts'
import { reasonOf } from './db/database-error.ts'
import { prepareDatabase } from './prepare.ts'
import { projectRoot } from './root.ts'

try {
  const printLine = (line: string) => void process.stdout.write(`${line}\n`)
  // The variables may be those of the server, whose own account does not migrate.
  const config = { ...readConfig(process.env), migrate: true }
  const opened = await prepareDatabase(config, {
    root: projectRoot(),
    printLine,
    onIdleError: () => undefined,
  })
  await opened.close()
} catch (error) {
  process.stderr.write(`${reasonOf(error).replace(/\n.*/s, '')}\n`)
  process.exitCode = 1
}
