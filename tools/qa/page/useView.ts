import { useCallback, useSyncExternalStore } from 'react'
import { readView, type View, viewAddress } from './view.rules.ts'

const changed = 'view-changed'

function subscribe(tell: () => void) {
  addEventListener('popstate', tell)
  addEventListener(changed, tell)
  return () => {
    removeEventListener('popstate', tell)
    removeEventListener(changed, tell)
  }
}

/** Keeps the view in the address. A change pushes or replaces a history entry. */
export function useView(): [View, (part: Partial<View>, isNew?: boolean) => void] {
  const search = useSyncExternalStore(subscribe, () => location.search)
  const show = useCallback((part: Partial<View>, isNew = false) => {
    const address = viewAddress({ ...readView(location.search), ...part })
    history[isNew ? 'pushState' : 'replaceState'](null, '', address)
    dispatchEvent(new Event(changed))
  }, [])
  return [readView(search), show]
}
