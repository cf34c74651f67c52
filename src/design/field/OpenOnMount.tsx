import { useContext, useEffect, useRef } from 'react'
import { SelectStateContext } from 'react-aria-components/Select'

/**
 * Inside a select of so many choices: opens its list once they are known and its button is drawn, which has the focus by then and gets it
 * back when the list closes.
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
