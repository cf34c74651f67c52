import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RouteLink } from '../../src/screens/RouteLink.tsx'

afterEach(() => history.replaceState(null, '', '/'))

/** Clicks a link. Returns the address that the app opened; null if the click was left to the browser. */
function click(href: string, props: { target?: string; download?: boolean } = {}, keys: MouseEventInit = {}) {
  const { unmount } = render(
    <RouteLink href={href} {...props}>
      Open
    </RouteLink>,
  )
  const link = screen.getByText('Open')
  const event = createEvent.click(link, keys)
  fireEvent(link, event)
  unmount()
  return event.defaultPrevented ? location.pathname + location.search + location.hash : null
}

test.each([
  ['/hotel-management/properties', '/hotel-management/properties'],
  ['/hotel-management/properties?keyword=inn&page=2', '/hotel-management/properties?keyword=inn&page=2'],
  ['/hotel-management/properties/casa%20azul/products#top', '/hotel-management/properties/casa%20azul/products#top'],
  ['/hotel-management/properties?keyword=häuser', '/hotel-management/properties?keyword=h%C3%A4user'],
  ['/hotel-management/x/../properties', '/hotel-management/properties'],
  ['?page=2', '/?page=2'],
  [`${location.origin}/hotel-management`, '/hotel-management'],
])('the app opens %s as %s', (href, opened) => {
  expect(click(href)).toBe(opened)
})

test.each([
  ['a file of the server', '/api/v1/images/1', {}],
  ['another site', 'https://example.com/hotel-management', {}],
  ['another site without its scheme', '//example.com/hotel-management', {}],
  ['a mail address', 'mailto:desk@example.com', {}],
  ['a place on the page', '#main', {}],
  ['a new tab', '/hotel-management', { target: '_blank' }],
  ['a download', '/hotel-management', { download: true }],
])('the browser itself opens %s', (_, href, props) => {
  expect(click(href, props)).toBeNull()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o opens the link elsewhere',
  (keys) => {
    expect(click('/hotel-management', {}, keys)).toBeNull()
    expect(location.pathname).toBe('/')
  },
)

test('a handler can keep the link from navigating', () => {
  render(
    <RouteLink href="/hotel-management" onClick={(event) => event.preventDefault()}>
      Open
    </RouteLink>,
  )
  fireEvent.click(screen.getByText('Open'))
  expect(location.pathname).toBe('/')
})
