import { screen } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { onDemand } from '../../src/screens/on-demand.tsx'

const Screen = () => <h1>Here</h1>

/** As in a browser: what follows a drawing is not hurried. */
function draw(page: ReactNode) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => root.unmount())
  root.render(page)
}

test('code that was fetched ahead and comes just after the fallback was drawn is drawn', async () => {
  let arrive: (screen: typeof Screen) => void = () => {}
  const code = new Promise<typeof Screen>((resolve) => (arrive = resolve))
  const OnDemand = onDemand(() => code, <p>On its way</p>)
  OnDemand.preload()
  const fallbacks: (string | null)[] = []
  const Beside = () => {
    useLayoutEffect(() => {
      fallbacks.push(document.querySelector('p')!.textContent)
      arrive(Screen)
    }, [])
    return null
  }
  draw(
    <>
      <OnDemand />
      <Beside />
    </>,
  )
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy()
  expect(fallbacks).toEqual(['On its way'])
})

test('code that is there is drawn at once', async () => {
  const OnDemand = onDemand(() => Promise.resolve(Screen), <p>On its way</p>)
  OnDemand.preload()
  await Promise.resolve()
  await Promise.resolve()
  const fallbacks: number[] = []
  const Beside = () => {
    useLayoutEffect(() => void fallbacks.push(document.querySelectorAll('p').length), [])
    return null
  }
  draw(
    <>
      <OnDemand />
      <Beside />
    </>,
  )
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy()
  expect(fallbacks).toEqual([0])
})
