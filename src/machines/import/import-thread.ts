import type { ImportTask, TaskReply, TaskResults } from './import-task.ts'
import { UnreadableFile } from './sheet.ts'

/** What is used of a Worker. */
export interface ImportThread {
  onmessage: ((event: MessageEvent<TaskReply>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage: (task: ImportTask, transfer: Transferable[]) => void
  terminate: () => void
}

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string | null },
  ) => { createScriptURL: (url: string) => string }
}

/** The address of the thread among the app's own files; every other is refused. */
export const ownThreadUrl = (url: string): string | null =>
  /^\/assets\/import\.worker-[\w-]+\.js$/.test(url) ? url : null

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined

/** Under Trusted Types a worker's address has to come from a policy; this one knows the thread's alone (ADR 0026). */
function trusted(url: string): string {
  if (!('trustedTypes' in globalThis)) return url
  const { trustedTypes } = globalThis as unknown as { trustedTypes: PolicyFactory }
  policy ??= trustedTypes.createPolicy('import', { createScriptURL: ownThreadUrl })
  return policy.createScriptURL(url)
}

/** Starts the thread; its code, SheetJS among it, is loaded only now. */
export async function startImportThread(): Promise<ImportThread> {
  const { threadAddress: url } = await import('./thread-address.ts')
  // In development nothing is built, and no policy is in force.
  return new Worker(import.meta.env.PROD ? trusted(url) : url, { type: 'module', name: 'import' })
}

const notStarted = () =>
  new UnreadableFile('The file could not be opened here. Nothing was changed. Reload the page and try again.')

/** Has one task done in a thread of its own, which ends with it, or at once when the task is given up. */
export async function inThread<Name extends ImportTask['name']>(
  start: () => Promise<ImportThread>,
  task: ImportTask & { name: Name },
  signal: AbortSignal,
): Promise<TaskResults[Name]> {
  const thread = await start().catch(() => {
    throw notStarted()
  })
  try {
    return await new Promise((resolve, reject) => {
      signal.throwIfAborted()
      signal.addEventListener('abort', () => reject(signal.reason))
      thread.onmessage = ({ data }) => {
        if ('rejection' in data) reject(new UnreadableFile(data.rejection))
        else resolve(data.result as TaskResults[Name])
      }
      thread.onerror = (event) => {
        // Told here to the person, and not once more as an error of the page.
        event.preventDefault()
        reject(notStarted())
      }
      thread.postMessage(task, [])
    })
  } finally {
    thread.terminate()
  }
}
