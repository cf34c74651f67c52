import type { ChannelListener, Listen } from './listen.ts'

/** A listener that starts with its first use. After a failed start the next use tries again. */
export function lateListener(listen: Listen, channel: string, listener: ChannelListener) {
  let listening: Promise<() => Promise<void>> | null = null
  return {
    /** Resolves once no message is missed any more. */
    ready: async (): Promise<void> => {
      listening ??= listen(channel, listener)
      try {
        await listening
      } catch (error) {
        listening = null
        throw error
      }
    },
    stop: async (): Promise<void> => {
      const stop = await listening?.catch(() => null)
      await stop?.()
    },
  }
}
