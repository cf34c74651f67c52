import { reasonOf } from './db/database-error.ts'

/** Runs a command of the operator. If it fails, it prints the reason and exits with a non-zero code. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`)
    process.exitCode = 1
  }
}
