import {
  type ComponentType,
  createElement,
  memo,
  type NamedExoticComponent,
  type ReactNode,
  useEffect,
  useState,
} from 'react'
import { codeOnDemand } from '../../on-demand/code-on-demand.ts'

const ignored = () => undefined

/**
 * A component whose code loads when it is first shown, or when `preload` is called. Unlike `React.lazy` it renders as soon as the code
 * has loaded: Suspense keeps a fallback for at least 300 ms, which would delay every sign-in.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
): NamedExoticComponent<Props> & { preload: () => Promise<void> } {
  const code = codeOnDemand(load)

  // Memoised, so that a parent that follows the address doesn't render the whole screen again.
  const OnDemand = memo(function OnDemand(props: Props) {
    const [failure, setFailure] = useState<{ error: unknown } | false>()
    const isDrawn = code.loaded !== null
    useEffect(() => {
      // Also renders code that loaded after the fallback was rendered: nothing else triggers that render.
      if (!isDrawn)
        code.load().then(
          () => setFailure(false),
          (error: unknown) => setFailure({ error }),
        )
    }, [isDrawn])
    if (failure) throw failure.error
    if (code.loaded) return createElement(code.loaded, props)
    return typeof fallback === 'function' ? fallback(props) : fallback
  })
  // An error is reported when the component is shown.
  return Object.assign(OnDemand, { preload: () => code.load().then(ignored, ignored) })
}
