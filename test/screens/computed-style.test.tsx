import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

const styleOf = (id: string) => getComputedStyle(screen.getByTestId(id))

test('what a search by role asks of a style: who is hidden, by kind, attribute, inline style and parents', () => {
  render(
    <>
      <span data-testid="inline" />
      <div data-testid="block" style={{ pointerEvents: 'none' }}>
        <b data-testid="untouchable" />
      </div>
      <div data-testid="removed" hidden />
      <dialog data-testid="closed" />
      <div data-testid="none" style={{ display: 'none' }}>
        <p data-testid="inside" />
      </div>
      <div style={{ visibility: 'hidden' }}>
        <i data-testid="inherits" />
        <i data-testid="visible" style={{ visibility: 'visible' }} />
      </div>
    </>,
  )
  const display = ['inline', 'block', 'removed', 'closed', 'none', 'inside'].map((id) => styleOf(id).display)
  expect(display).toEqual(['inline', 'block', 'none', 'none', 'none', 'block'])
  expect(styleOf('removed').getPropertyValue('display')).toBe('none')
  expect(styleOf('inherits').visibility).toBe('hidden')
  expect(styleOf('visible').visibility).toBe('visible')
  expect(styleOf('untouchable').pointerEvents).toBe('none')
  expect(styleOf('inline').pointerEvents).toBe('auto')
})

test('a style follows its element: inline, and by attribute', () => {
  render(<p data-testid="changing" />)
  const element = screen.getByTestId('changing')
  const style = getComputedStyle(element)
  element.hidden = true
  expect(style.display).toBe('none')
  element.hidden = false
  element.style.visibility = 'hidden'
  expect([style.display, style.visibility]).toEqual(['block', 'hidden'])
})

test('all other properties are those of jsdom', () => {
  render(<b data-testid="bold" style={{ color: 'rgb(1, 2, 3)' }} />)
  const style = styleOf('bold')
  expect(style.fontWeight).toBe('bolder')
  expect(style.getPropertyValue('color')).toBe('rgb(1, 2, 3)')
  expect(style.length).toBeGreaterThan(1)
})
