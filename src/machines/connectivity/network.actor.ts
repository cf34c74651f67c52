import { type EventObject, fromCallback } from 'xstate'

export type NetworkEvent = { type: 'network.lost' } | { type: 'network.restored' }

/** Reports the browser's network state: at once if it is offline, then on every change. Outside a browser it reports nothing. */
export const networkActor = fromCallback<EventObject>(({ sendBack }) => {
  const report = () => sendBack({ type: navigator.onLine ? 'network.restored' : 'network.lost' } satisfies NetworkEvent)
  globalThis.addEventListener?.('online', report)
  globalThis.addEventListener?.('offline', report)
  if ('navigator' in globalThis && navigator.onLine === false) report()
  return () => {
    globalThis.removeEventListener?.('online', report)
    globalThis.removeEventListener?.('offline', report)
  }
})
