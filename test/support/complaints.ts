import type { BrowserContext } from 'playwright-core'

/** Collects everything that the pages of this context report as errors. */
export async function collectComplaints(context: BrowserContext) {
  const complaints: string[] = []
  await context.exposeBinding('reportViolation', (_, text: string) => complaints.push(`CSP: ${text}`))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber, sample }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void }
      reportViolation(`${violatedDirective} ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`)
    })
  })
  context.on('weberror', (error) => complaints.push(`Thrown: ${String(error.error().stack ?? error.error())}`))
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    // The browser's own log of a rejected call: the app handles the reply and shows it to the user.
    if (/status of 4\d\d/.test(message.text()) && /\/api\//.test(url)) return
    complaints.push(`Console: ${message.text()} (${url})`)
  })
  return complaints
}
