import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'
import type { Progress } from '../../api/download.ts'

export type DownloadEvent =
  | { type: 'download.progressed'; progress: Progress }
  | { type: 'download.finished'; file: Blob }
  | { type: 'download.failed'; error: unknown }

export interface DownloadInput {
  parent: AnyActorRef
  read: (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<Blob>
}

/** Reads one file and reports progress to `parent`. Stopping the actor aborts the call. */
export const downloadActor = fromCallback<EventObject, DownloadInput>(({ input: { parent, read } }) => {
  const stop = new AbortController()
  const send = (event: DownloadEvent) => {
    if (!stop.signal.aborted) parent.send(event)
  }
  read(stop.signal, (progress) => send({ type: 'download.progressed', progress })).then(
    (file) => send({ type: 'download.finished', file }),
    (error: unknown) => send({ type: 'download.failed', error }),
  )
  return () => stop.abort()
})
