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
 * A component whose code loads when it is first rendered or `preload` is called. Unlike `React.lazy`, it renders as
 * soon as the code is loaded: Suspense delays content after a fallback by 300 ms, which would slow every sign-in.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): NamedExoticComponent<Props> & { preload: () => void } {
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => {
    loaded = await load()
  }

  // Memoised, so that a parent that follows the address doesn't render a whole screen again.
  const OnDemand = memo(function OnDemand(props: Props) {
    const [failure, setFailure] = useState<{ error: unknown } | false>()
    const isDrawn = loaded !== undefined
    useEffect(() => {
      // Render again even if the code loaded since the fallback was rendered: nothing else triggers it.
      if (!isDrawn)
        fetch().then(
          () => setFailure(false),
          (error: unknown) => setFailure({ error }),
        )
    }, [isDrawn])
    if (failure) throw failure.error
    return loaded ? createElement(loaded, props) : fallback
  })
  // A failed preload is reported when the component is rendered.
  return Object.assign(OnDemand, { preload: () => void fetch().catch(() => undefined) })
}
