import { waitFor } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepFocus } from '../../src/screens/keep-focus.ts'

let stop = () => {}
afterEach(() => stop())

/** Opens a page with a form. */
function open() {
  // jsdom does no layout, so it can't tell what is visible.
  Element.prototype.checkVisibility = () => true
  document.body.innerHTML = `<div><a href="#main">Skip to content</a><main><nav><a href="/">Properties</a></nav>
    <h1 tabindex="-1">Rooms</h1><form><p><button>Save</button></p><button>Cancel</button></form></main></div>`
  stop = keepFocus()
  const [save, form] = [document.querySelector('button')!, document.querySelector('form')!]
  save.focus()
  return { save, form }
}
const focused = () => document.activeElement?.textContent

test('if the focused element is removed with the rest of its page, the heading takes the focus', async () => {
  open().form.remove()
  await waitFor(() => expect(focused()).toBe('Rooms'))
})

/** Presses Retry: the message is replaced by a skeleton, and the heading takes the focus. Returns what shows the message again. */
async function retry() {
  const { form } = open()
  const alert = '<div role="alert">No connection <button>Retry</button></div>'
  form.innerHTML = alert
  form.querySelector('button')!.focus()
  form.innerHTML = '<div>Loading</div>'
  await waitFor(() => expect(focused()).toBe('Rooms'))
  return () => (form.innerHTML = alert)
}

test('Retry takes the focus again if it fails again', async () => {
  const fail = await retry()
  fail()
  await waitFor(() => expect(focused()).toBe('Retry'))
})

test('Retry takes no focus that has moved on', async () => {
  const fail = await retry()
  document.querySelector<HTMLElement>('nav a')!.focus()
  fail()
  for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
  expect(focused()).toBe('Properties')
})

test('if the whole page is replaced, the heading of the next page takes the focus', async () => {
  open()
  const next = document.createElement('main')
  next.innerHTML = '<nav><a href="/">Properties</a></nav><h1 tabindex="-1">Assets</h1>'
  document.querySelector('main')!.replaceWith(next)
  await waitFor(() => expect(focused()).toBe('Assets'))
})

test('while the next page is still loading, nothing takes the focus before its heading', async () => {
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

test('if the removed element was outside the page, the previously focused element takes the focus', async () => {
  const { save } = open()
  const toast = document.createElement('div')
  toast.innerHTML = '<button>Undo</button>'
  document.body.append(toast)
  toast.querySelector('button')!.focus()
  toast.remove()
  await waitFor(() => expect(focused()).toBe(save.textContent))
})

test('if only the focused element is removed, its replacement takes the focus', async () => {
  open().save.parentElement!.remove()
  await waitFor(() => expect(focused()).toBe('Cancel'))
})

test('a dialog with many fields, all visited, still leaves the focus where it was before the dialog', async () => {
  const { save } = open()
  const dialog = document.createElement('div')
  dialog.innerHTML = `<div role="alertdialog">${'<button>Field</button>'.repeat(12)}</div>`
  document.body.append(dialog)
  for (const field of dialog.querySelectorAll('button')) field.focus()
  dialog.remove()
  await waitFor(() => expect(focused()).toBe(save.textContent))
})

/** Opens a dialog with one field over a grid whose cell has the focus, and focuses the field. */
function openDialogOverCell() {
  const { form } = open()
  form.innerHTML = '<div role="row"><a href="/102">102</a><div role="gridcell" tabindex="0">Thu 1 March</div></div>'
  form.querySelector<HTMLElement>('[role=gridcell]')!.focus()
  const dialog = document.createElement('div')
  dialog.innerHTML = '<div role="dialog"><button>Extend…</button></div>'
  document.body.append(dialog)
  dialog.querySelector('button')!.focus()
  return dialog
}

test('a cell of a grid takes the focus again after a dialog', async () => {
  openDialogOverCell().remove()
  await waitFor(() => expect(focused()).toBe('Thu 1 March'))
})

test('a notice that came while a dialog was open takes no focus from the page when the dialog closes', async () => {
  const dialog = openDialogOverCell()
  const notice = document.createElement('div')
  notice.innerHTML = '<button>Undo</button>'
  document.body.append(notice)
  dialog.remove()
  await waitFor(() => expect(focused()).toBe('Thu 1 March'))
})

test('a dialog that closes just after its content changed has time to return the focus by itself', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  onTestFinished(() => void vi.useRealTimers())
  const dialog = openDialogOverCell()
  dialog.innerHTML = '<div role="dialog"><input aria-label="Nights"></div>'
  await Promise.resolve()
  vi.advanceTimersToNextFrame()
  vi.advanceTimersToNextFrame()
  dialog.querySelector('input')!.focus()
  dialog.remove()
  await Promise.resolve()
  vi.advanceTimersToNextFrame()
  expect(document.activeElement).toBe(document.body)
})

/** Opens a board with a card per room, and focuses the first card's action. */
function openBoard() {
  open()
  const card = (room: number) =>
    `<li id="room-${room}"><button>Start ${room}</button><button aria-haspopup="menu">Actions for ${room}</button></li>`
  document.querySelector('form')!.innerHTML =
    `<section><h2>Dirty</h2><ul>${card(111)}${card(113)}</ul></section><section><h2>Cleaning</h2><ul></ul></section>`
  const [dirty, cleaning] = [...document.querySelectorAll('ul')]
  const first = document.getElementById('room-111')!
  first.querySelector('button')!.focus()
  return { dirty: dirty!, cleaning: cleaning!, first, card }
}

test('if a card moves to another lane, its menu takes the focus, not the action of the next card', async () => {
  const { cleaning, first, card } = openBoard()
  first.remove()
  cleaning.innerHTML = card(111)
  await waitFor(() => expect(focused()).toBe('Actions for 111'))
})

test('if a card leaves the board, the heading takes the focus, not the action of the next card', async () => {
  openBoard().first.remove()
  await waitFor(() => expect(focused()).toBe('Rooms'))
})

test('if all rows of a table are replaced, the table takes the focus, not a row', async () => {
  open()
  document.querySelector('form')!.innerHTML = `<div role="region" tabindex="0" aria-label="Rooms table"><table><tbody>
    <tr><td><button>Actions for 111</button></td></tr><tr><td><button>Actions for 113</button></td></tr>
    </tbody></table></div>`
  const [body, button] = [document.querySelector('tbody')!, document.querySelector<HTMLElement>('td button')!]
  button.focus()
  body.innerHTML = '<tr><td><button>Actions for 905</button></td></tr>'
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Rooms table'))
})

test('the bar of ticked rows leaves its focus to their table, not to the pager that follows it', async () => {
  const { form } = open()
  form.innerHTML = `<div><div role="region" tabindex="0" aria-label="Table"><table></table></div></div>
    <div><div role="group" data-page-actions><button>Deactivate…</button></div></div><nav><button>Rows</button></nav>`
  form.querySelector<HTMLElement>('[role=group] button')!.focus()
  form.querySelector('[role=group]')!.remove()
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Table'))
})

test('on the last page of a pager the current page takes the focus of "Next page", not "Previous page"', async () => {
  open()
  document.querySelector('form')!.innerHTML =
    '<ol><li><a href="?page=1">Previous page</a></li><li><a href="?page=2" aria-current="page">2</a></li><li><a href="?page=3">Next page</a></li></ol>'
  const next = document.querySelectorAll('form a')[2] as HTMLElement
  next.focus()
  next.remove()
  await waitFor(() => expect(focused()).toBe('2'))
})

test('"Clear filters" leaves its focus to the heading, not to what stands at the end of its row', async () => {
  const { form } = open()
  form.innerHTML =
    '<div><ul><li>Dirty</li></ul><a href="/">Clear filters</a><div data-focus-apart><button>Select</button></div></div>'
  const clear = form.querySelector('a')!
  clear.focus()
  form.querySelector('ul')!.remove()
  clear.remove()
  await waitFor(() => expect(focused()).toBe('Rooms'))
})

test('if a narrower window hides the focused element, the heading takes the focus', async () => {
  const { save, form } = open()
  const isHidden = (element: Element) => form.contains(element)
  Element.prototype.checkVisibility = function () {
    return !isHidden(this)
  }
  // A browser takes the focus from what is hidden; jsdom does no layout.
  save.blur()
  dispatchEvent(new Event('resize'))
  await waitFor(() => expect(focused()).toBe('Rooms'))
})
