import type { ImportTask, TaskReply, TaskResults } from './import-task.ts'
import { UnreadableFile } from './sheet.ts'

/** What is used of a Worker. */
export interface ImportThread {
  onmessage: ((event: MessageEvent<TaskReply>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage: (task: ImportTask, transfer: Transferable[]) => void
  terminate: () => void
}

/** Starts the thread; its code, SheetJS among it, is loaded only now. */
export const startImportThread = (): ImportThread =>
  new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module', name: 'import' })

/** Has one task done in a thread of its own, which ends with it, or at once when the task is given up. */
export function inThread<Name extends ImportTask['name']>(
  start: () => ImportThread,
  task: ImportTask & { name: Name },
  signal: AbortSignal,
): Promise<TaskResults[Name]> {
  return new Promise((resolve, reject) => {
    const thread = start()
    const end = () => thread.terminate()
    signal.addEventListener('abort', () => {
      end()
      reject(signal.reason)
    })
    thread.onmessage = ({ data }) => {
      end()
      if ('refusal' in data) reject(new UnreadableFile(data.refusal))
      else resolve(data.result as TaskResults[Name])
    }
    thread.onerror = (event) => {
      end()
      // Told here to the person, and not once more as an error of the page.
      event.preventDefault()
      reject(
        new UnreadableFile('The file could not be opened here. Nothing was changed. Reload the page and try again.'),
      )
    }
    thread.postMessage(task, [])
  })
}
