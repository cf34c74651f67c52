import { useLayoutEffect, useRef, useState } from 'react'

/** Measures the width of the chart's container and follows its changes. */
export function usePlotWidth() {
  const plotRef = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = plotRef.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { plotRef, width }
}
