import {
  type ComponentType,
  createElement,
  memo,
  type NamedExoticComponent,
  type ReactNode,
  useEffect,
  useState,
} from 'react'

/**
 * A component whose code arrives when it is first shown, or when `preload` is called. Like `React.lazy`, but drawn in the
 * moment the code is there: Suspense holds back what follows a fallback for 300 ms, which a person who signs in would wait.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): NamedExoticComponent<Props> & { preload: () => void } {
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => {
    loaded = await load()
  }

  // Remembered, so that a parent that follows the address does not draw a whole screen anew.
  const OnDemand = memo(function OnDemand(props: Props) {
    const [failure, setFailure] = useState<{ error: unknown } | false>()
    const isDrawn = loaded !== undefined
    useEffect(() => {
      // What has come since the fallback was drawn is drawn too: nobody else would say that it is there.
      if (!isDrawn)
        fetch().then(
          () => setFailure(false),
          (error: unknown) => setFailure({ error }),
        )
    }, [isDrawn])
    if (failure) throw failure.error
    return loaded ? createElement(loaded, props) : fallback
  })
  // A failure here is told when the component is shown.
  return Object.assign(OnDemand, { preload: () => void fetch().catch(() => undefined) })
}
