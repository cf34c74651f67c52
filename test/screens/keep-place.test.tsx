import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepPlace } from '../../src/screens/keep-place.ts'
import { navigate } from '../../src/screens/navigate.ts'

const list = '<h1 tabindex="-1">Rooms</h1><a href="/rooms/1">101</a><a href="/rooms/2">102</a><input>'
const detail = '<h1 tabindex="-1">Room 102</h1><a href="/rooms">Rooms</a>'

/** Shows a page as a screen does: its heading takes the focus. */
function show(html: string) {
  document.body.innerHTML = `<nav><a href="/rooms/2">Menu</a></nav><main>${html}</main>`
  document.querySelector('h1')!.focus()
}
const focused = () => document.activeElement?.textContent

/** Opens the list, follows a link from it, and goes back; `arrive` shows the list again. */
async function goBackFrom(selector: string, arrive: () => void) {
  history.replaceState(null, '', '/rooms')
  onTestFinished(keepPlace())
  show(list)
  document.querySelector<HTMLElement>(selector)!.focus()
  navigate('/rooms/2')
  show(detail)
  addEventListener('popstate', arrive, { once: true })
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/rooms'))
}
const nextFrame = () => new Promise(requestAnimationFrame)

test('after Back the link that was followed has the focus', async () => {
  await goBackFrom('main a[href="/rooms/2"]', () => show(list))
  await waitFor(() => expect(focused()).toBe('102'))
})

test('a list whose rows arrive a few frames later gives the link the focus then', async () => {
  await goBackFrom('main a[href="/rooms/2"]', () => show('<h1 tabindex="-1">Rooms</h1>'))
  for (let frame = 0; frame < 3; frame += 1) await nextFrame()
  expect(focused()).toBe('Rooms')
  document.querySelector('main')!.insertAdjacentHTML('beforeend', '<a href="/rooms/2">102</a>')
  await waitFor(() => expect(focused()).toBe('102'))
})

test('a page whose rows are read anew, such as that of housekeeping, finds its place two seconds later', async () => {
  await goBackFrom('main a[href="/rooms/2"]', () => show('<h1 tabindex="-1">Rooms</h1>'))
  for (let frame = 0; frame < 3; frame += 1) await nextFrame()
  const later = performance.now() + 2000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  onTestFinished(() => clock.mockRestore())
  for (let frame = 0; frame < 3; frame += 1) await nextFrame()
  document.querySelector('main')!.insertAdjacentHTML('beforeend', '<a href="/rooms/2">102</a>')
  await waitFor(() => expect(focused()).toBe('102'))
})

test('a link of the menu leaves the focus on the heading, and what the person focuses keeps it', async () => {
  await goBackFrom('nav a', () => show(list))
  for (let frame = 0; frame < 3; frame += 1) await nextFrame()
  expect(focused()).toBe('Rooms')
  await goBackFrom('main a[href="/rooms/2"]', () => {
    show(list)
    document.querySelector('input')!.focus()
  })
  for (let frame = 0; frame < 3; frame += 1) await nextFrame()
  expect(document.activeElement?.tagName).toBe('INPUT')
})

test('a reload shows the page scrolled as it was, also if it grows to its length later; opened anew, it begins at its top', async () => {
  const entries = vi.spyOn(performance, 'getEntriesByType')
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  onTestFinished(() => {
    entries.mockRestore()
    scroll.mockRestore()
  })
  const openAs = (type: string) => {
    history.replaceState(null, '', '/rooms')
    sessionStorage.setItem('place', '/rooms 700')
    entries.mockReturnValue([{ type } as PerformanceNavigationTiming])
    const stop = keepPlace()
    onTestFinished(stop)
    return stop
  }
  const stop = openAs('reload')
  expect(scroll).toHaveBeenCalledWith(0, 700)
  const before = scroll.mock.calls.length
  await nextFrame()
  await nextFrame()
  expect(scroll.mock.calls.length).toBeGreaterThan(before)
  dispatchEvent(new Event('wheel'))
  const stopped = scroll.mock.calls.length
  await nextFrame()
  await nextFrame()
  expect(scroll.mock.calls.length).toBe(stopped)
  dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('place')).toBe('/rooms 0')
  stop()
  openAs('navigate')
  expect(scroll.mock.calls.length).toBe(stopped)
})
