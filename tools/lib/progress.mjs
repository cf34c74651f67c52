/** A failure whose message is all that the user needs to see. */
export class PlainError extends Error {}

export const seconds = (since) => `${Math.max(1, Math.round((Date.now() - since) / 1000))} s`

/** Shows "1/3 Installing dependencies… 21 s" around `work`. On a terminal the seconds count up. */
export async function showStep(label, work) {
  const since = Date.now()
  process.stdout.write(`${label}… `)
  const clock = process.stdout.isTTY
    ? setInterval(() => process.stdout.write(`\r${label}… ${seconds(since)} `), 1000)
    : undefined
  try {
    const result = await work()
    process.stdout.write(process.stdout.isTTY ? `\r${label}… ${seconds(since)} \n` : `${seconds(since)}\n`)
    return result
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  } finally {
    clearInterval(clock)
  }
}

/** Runs the program and turns any thrown error into a message and a non-zero exit code. */
export async function runAsProgram(main) {
  try {
    process.exitCode = (await main()) ?? process.exitCode ?? 0
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    process.exitCode = 1
  }
}
