import type { ImportTask, TaskReply, TaskResults } from './import-task.ts'
import { UnreadableFile } from './sheet.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The part of Worker that is used. */
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

/** The worker's URL within the app's assets; null for any other URL. */
export const ownThreadUrl = (url: string): string | null =>
  /^\/assets\/import\.worker-[\w-]+(\.[\w-]+)?\.js$/.test(url) ? url : null

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined

/** Trusted Types require that a policy creates a worker's URL. This policy allows only the import worker (ADR 0026). */
function trusted(url: string): string {
  if (!('trustedTypes' in globalThis)) return url
  const { trustedTypes } = globalThis as unknown as { trustedTypes: PolicyFactory }
  policy ??= trustedTypes.createPolicy('import', { createScriptURL: ownThreadUrl })
  return policy.createScriptURL(url)
}

/** Starts the worker. Its code, including SheetJS, is loaded only now. */
export async function startImportThread(): Promise<ImportThread> {
  const { threadAddress: url } = await import('./thread-address.ts')
  // In development there is no build and no policy.
  return new Worker(import.meta.env.PROD ? trusted(url) : url, { type: 'module', name: 'import' })
}

const notStarted = () => new UnreadableFile(phrase('imports.browserCouldNotOpen'))

/** Runs one task in a worker of its own. The worker ends with the task, or at once on abort. */
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
        // The screen shows this error, so the page's error handler must not report it again.
        event.preventDefault()
        reject(notStarted())
      }
      thread.postMessage(task, [])
    })
  } finally {
    thread.terminate()
  }
}
