import { screen } from '@testing-library/react'
import { type ComponentType, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { onDemand } from '../../src/design/on-demand/on-demand.tsx'

const Screen = () => <h1>Here</h1>
const fallback = <p>On its way</p>

/** Renders like a browser, without rushing the work after a paint. Returns what was shown first, once the screen appears. */
async function firstDrawn(OnDemand: ComponentType, afterwards = () => {}) {
  const drawn: (string | null)[] = []
  const Beside = () => {
    useLayoutEffect(() => {
      drawn.push(document.querySelector('h1, p')!.textContent)
      afterwards()
    }, [])
    return null
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => {
    root.unmount()
    vi.unstubAllGlobals()
  })
  root.render(
    <>
      <OnDemand />
      <Beside />
    </>,
  )
  await screen.findByRole('heading', { name: 'Here' })
  return drawn
}

test('prefetched code that arrives just after the fallback is rendered', async () => {
  let arrive: (screen: typeof Screen) => void = () => {}
  const code = new Promise<typeof Screen>((resolve) => (arrive = resolve))
  const OnDemand = onDemand(() => code, fallback)
  OnDemand.preload()
  expect(await firstDrawn(OnDemand, () => arrive(Screen))).toEqual(['On its way'])
})

test('code that has loaded already is rendered at once', async () => {
  const OnDemand = onDemand(() => Promise.resolve(Screen), fallback)
  OnDemand.preload()
  await Promise.resolve()
  await Promise.resolve()
  expect(await firstDrawn(OnDemand)).toEqual(['Here'])
})
