import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { keepFocus } from '../../src/screens/keep-focus.ts'

let stop = () => {}
afterEach(() => stop())

/** A page with a form in it. */
function open() {
  // The document of the tests draws nothing, so that it cannot tell what is seen.
  Element.prototype.checkVisibility = () => true
  document.body.innerHTML = `<div><a href="#main">Skip to content</a><main><nav><a href="/">Properties</a></nav>
    <h1 tabindex="-1">Rooms</h1><form><p><button>Save</button></p><button>Cancel</button></form></main></div>`
  stop = keepFocus()
  const [save, form] = [document.querySelector('button')!, document.querySelector('form')!]
  save.focus()
  return { save, form }
}
const focused = () => document.activeElement?.textContent

test('what had the focus has gone with the rest of its page: the heading has it', async () => {
  open().form.remove()
  await waitFor(() => expect(focused()).toBe('Rooms'))
})

test('the whole page has gone: the heading of the next one has the focus', async () => {
  open()
  const next = document.createElement('main')
  next.innerHTML = '<nav><a href="/">Properties</a></nav><h1 tabindex="-1">Assets</h1>'
  document.querySelector('main')!.replaceWith(next)
  await waitFor(() => expect(focused()).toBe('Assets'))
})

test('the whole page has gone and the next one is still on its way: nothing takes the focus before its heading', async () => {
  open()
  const taken: (string | null)[] = []
  document.addEventListener('focusin', ({ target }) => taken.push((target as Element).textContent))
  const loader = document.createElement('p')
  document.querySelector('main')!.replaceWith(loader)
  for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
  const next = document.createElement('main')
  next.innerHTML = '<h1 tabindex="-1">Assets</h1>'
  loader.replaceWith(next)
  await waitFor(() => expect(focused()).toBe('Assets'))
  expect(taken).toEqual(['Assets'])
})

test('what had the focus has gone and was no part of the page: what had it before has it', async () => {
  const { save } = open()
  const toast = document.createElement('div')
  toast.innerHTML = '<button>Undo</button>'
  document.body.append(toast)
  toast.querySelector('button')!.focus()
  toast.remove()
  await waitFor(() => expect(focused()).toBe(save.textContent))
})

test('what had the focus has gone alone: what stands in its place has it', async () => {
  open().save.parentElement!.remove()
  await waitFor(() => expect(focused()).toBe('Cancel'))
})
