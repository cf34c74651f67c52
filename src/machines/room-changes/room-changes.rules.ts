/** How changes by other people reach the screen. */
export type StreamStatus = 'connecting' | 'live' | 'paused' | 'polling' | 'offline'

export interface StreamState {
  status: StreamStatus
  /** Number of rooms that changed while paused; `hasHeldAll` is true if any room may have changed. */
  held: number
  hasHeldAll: boolean
}

/** Number of failed streams before polling starts. */
export const failuresBeforePolling = 3
export const pollMs = 20_000
/** Time between two reports of whether the stream is live. */
export const minuteMs = 60_000
/** A stream that opens within this time counts as live from the start. */
export const soonMs = 2_000
const firstBackoffMs = 1000
const maxBackoffMs = 10_000

/** Pause in milliseconds before the stream reopens. Random, so that clients don't reconnect at once. */
export const backoffMs = (failures: number, random = Math.random()) =>
  Math.min(firstBackoffMs * 2 ** Math.max(0, failures - 1), maxBackoffMs) * (0.5 + random / 2)
