import { type EventObject, fromCallback } from 'xstate'

export type NetworkEvent = { type: 'network.lost' } | { type: 'network.restored' }

/** Reports the browser's network state: at once if it is offline, then on every change. */
export const networkActor = fromCallback<EventObject>(({ sendBack }) => {
  const report = () => sendBack({ type: navigator.onLine ? 'network.restored' : 'network.lost' } satisfies NetworkEvent)
  addEventListener('online', report)
  addEventListener('offline', report)
  if (!navigator.onLine) report()
  return () => {
    removeEventListener('online', report)
    removeEventListener('offline', report)
  }
})
