import pg from 'pg'
import type { ChannelListener, Listen } from './listen.ts'

/** The embedded database has one session, so it listens on the connection of all queries. It cannot miss a payload. */
export function listenOnPglite(pool: pg.Pool): Listen {
  const listeners = new Map<string, Set<ChannelListener['onMessage']>>()
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload }) => {
      for (const onMessage of listeners.get(channel) ?? []) onMessage(payload ?? '')
    }),
  )
  return async (channel, { onMessage }) => {
    const ofChannel = listeners.get(channel) ?? new Set()
    listeners.set(channel, ofChannel.add(onMessage))
    await pool.query(`listen ${pg.escapeIdentifier(channel)}`)
    return () => Promise.resolve(void ofChannel.delete(onMessage))
  }
}
