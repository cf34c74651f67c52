/** How changes by others reach the screen. */
export type LineStatus = 'connecting' | 'live' | 'paused' | 'polling' | 'offline'

export interface Line {
  status: LineStatus
  /** Rooms that changed while the line is paused; `heldAll` says that it may be any. */
  held: number
  heldAll: boolean
}

/** After so many streams that did not come about, rooms are asked for instead. */
export const failuresBeforePolling = 3
export const pollMs = 20_000
const firstBackoffMs = 1000
const longestBackoffMs = 10_000

/** How long to wait before the stream is opened again; never all clients in the same moment. */
export const backoffMs = (failures: number, random = Math.random()) =>
  Math.min(firstBackoffMs * 2 ** Math.max(0, failures - 1), longestBackoffMs) * (0.5 + random / 2)
