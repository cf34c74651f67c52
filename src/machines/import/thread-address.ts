// oxlint-disable-next-line import/default -- Vite generates this module: its default export is the worker's URL.
import url from './import.worker.ts?worker&url'

/** URL of the worker script. Only the Vite bundle can resolve it, so this module is imported on demand. */
export const threadAddress: string = url
