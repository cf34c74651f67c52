import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { RouteLink } from '../../src/screens/RouteLink.tsx'

/** Clicks a link. Returns the address that the app opened; null if the click was left to the browser. */
function click(href: string, props: { target?: string; download?: boolean } = {}): string | null {
  const { hook, history } = memoryLocation({ path: '/start', record: true })
  const { unmount } = render(
    <Router hook={hook}>
      <RouteLink href={href} {...props}>
        Open
      </RouteLink>
    </Router>,
  )
  const link = screen.getByText('Open')
  const event = createEvent.click(link)
  fireEvent(link, event)
  unmount()
  return event.defaultPrevented ? history.at(-1)! : null
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
