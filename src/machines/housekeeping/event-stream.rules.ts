/** How changes by others reach the screen. */
export type StreamStatus = 'connecting' | 'live' | 'paused' | 'polling' | 'offline'

export interface StreamState {
  status: StreamStatus
  /** Rooms that changed while the line is paused; `hasHeldAll` says that it may be any. */
  held: number
  hasHeldAll: boolean
}

/** After so many streams that did not come about, rooms are asked for instead. */
export const failuresBeforePolling = 3
export const pollMs = 20_000
const firstBackoffMs = 1000
const maxBackoffMs = 10_000

/** How long to wait before the stream is opened again; never all clients in the same moment. */
export const backoffMs = (failures: number, random = Math.random()) =>
  Math.min(firstBackoffMs * 2 ** Math.max(0, failures - 1), maxBackoffMs) * (0.5 + random / 2)
