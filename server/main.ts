import { reasonOf } from './db/database-error.ts'
import { start } from './start.ts'
import { projectRoot } from './root.ts'

const fail = (message: string) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false
  const quit = (signal: string) => {
    // A second signal exits at once; the first already waits for requests in progress.
    if (stopping) process.exit(1)
    stopping = true
    process.stdout.write(`${signal}: finishing what is under way…\n`)
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(`Could not stop cleanly: ${String(error)}`),
    )
  }
  process.on('SIGINT', quit)
  process.on('SIGTERM', quit)
}

try {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const { stop } = await start({ env: process.env, root: projectRoot(), printLine: say })
  stopOnSignals(stop)
} catch (error) {
  fail(reasonOf(error).replace(/\n.*/s, ''))
}
