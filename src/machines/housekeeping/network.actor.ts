import { type EventObject, fromCallback } from 'xstate'

export type NetworkEvent = { type: 'network.lost' } | { type: 'network.restored' }

/** Tells its parent whether the browser believes it has a network: at once where it has none, then at every change. */
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
