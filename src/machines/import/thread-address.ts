// oxlint-disable-next-line import/default -- Vite makes this module: its default export is the worker's address.
import url from './import.worker.ts?worker&url'

/** Where the thread's code lies; what is not the browser's bundle knows no such address, so this is imported on demand. */
export const threadAddress: string = url
