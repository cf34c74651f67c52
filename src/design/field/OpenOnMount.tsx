import { useContext, useEffect, useRef } from 'react'
import { SelectStateContext } from 'react-aria-components/Select'

/**
 * Opens the list of the surrounding select once `count` options are loaded and its button is drawn. The button has
 * the focus by then and gets it back when the list closes.
 */
export function OpenOnMount({ count }: { count: number }) {
  const state = useContext(SelectStateContext)
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || state?.collection.size !== count) return
    isDone.current = true
    queueMicrotask(() => state.open('first'))
  }, [state, count])
  return null
}
