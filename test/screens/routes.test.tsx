import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, type ReactNode } from 'react'
import { Route, Switch, useRoute } from 'wouter'
import { afterEach, expect, test, vi } from 'vitest'
import { LinkButton } from '../../src/design/button/LinkButton.tsx'
import { Link } from '../../src/design/text/Link.tsx'
import { parseRoute, matchOf, routeTable } from '../../src/routes/route-table.ts'
import * as routes from '../../src/routes/properties.ts'
import { AppRouter } from '../../src/screens/AppRouter.tsx'
import { navigate } from '../../src/screens/navigate.ts'
import { openShell, setUpShell } from '../support/shell.tsx'

setUpShell()

const list = routes.properties()
afterEach(() => history.replaceState(null, '', '/'))

/** What wouter's `<Switch>` shows for the route table. */
const Shown = () => (
  <Switch>
    {routeTable.map((route) => (
      <Route key={route.path} path={route.path}>
        {({ propertyPrefix }: { propertyPrefix?: string }) => <p>{JSON.stringify(matchOf(route, propertyPrefix))}</p>}
      </Route>
    ))}
  </Switch>
)

test.each([
  '/',
  '/login/',
  '/Hotel-Management/',
  '/hotel%2Dmanagement',
  `${list}/`,
  `${list}//`,
  `${list}/castle-inn/Hotel-Calendar/`,
  `${list}/caf%C3%A9/products`,
  `${list}/100%25`,
  `${list}/100%2525`,
  `${list}/a%2Fb/activity-logs`,
  `${list}/%E0%A4%A`,
  `${list}/castle-inn/nowhere`,
  '/%',
  '/nowhere',
])('wouter matches the same route as the machines: %s', (pathname) => {
  history.replaceState(null, '', pathname)
  render(
    <AppRouter>
      <Shown />
    </AppRouter>,
  )
  expect(screen.getByText(/name/).textContent).toBe(JSON.stringify(parseRoute(location.pathname)))
})

test.each(['caf%C3%A9', '100%25', '100%2525', 'a%2Fb', 'castle-inn'])('a prefix is decoded once: %s', (prefix) => {
  const Prefix = () => useRoute('/hotel-management/properties/:propertyPrefix')[1]?.propertyPrefix
  history.replaceState(null, '', `${list}/${prefix}`)
  const { container } = render(
    <AppRouter>
      <Prefix />
    </AppRouter>,
  )
  expect(container.textContent).toBe(decodeURIComponent(prefix))
  expect(routes.property(decodeURIComponent(prefix))).toBe(`${list}/${prefix}`)
})

/** Clicks the link. Returns whether the page handled the click, and the resulting address. */
async function press(link: ReactNode, keys = '') {
  render(<AppRouter>{link}</AppRouter>)
  const clicks: boolean[] = []
  // Stops what is left to the browser, because jsdom follows no links.
  const end = (event: Event) => {
    clicks.push(event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('click', end, { once: true })
  const user = userEvent.setup()
  if (keys) await user.keyboard(keys)
  await user.click(screen.getByRole('link'))
  return { isKept: clicks[0], here: location.pathname + location.search + location.hash }
}

test.each([list, `${list}/100%25/products?tab=rooms`, '/unauthorized', `${list}?page=2`, '?page=3'])(
  'a plain click on %s navigates without a reload',
  async (href) => {
    history.replaceState(null, '', '/under-construction')
    const { pathname, search } = new URL(href, location.href)
    expect(await press(<Link href={href}>Go</Link>)).toEqual({ isKept: true, here: pathname + search })
    expect(screen.getByRole('link').getAttribute('href')).toBe(pathname + search)
  },
)

test.each([
  ['another site', 'https://bookings.example/hotel-management'],
  ['an address outside the app', '/api/docs'],
  ['another scheme', 'mailto:desk@demo.example'],
  ['an invalid address', 'https://['],
  ['a part of this page', '#main'],
])('a click on a link to %s is left to the browser', async (_, href) => {
  expect(await press(<Link href={href}>Go</Link>)).toEqual({ isKept: false, here: '/' })
})

test('a click on a link to another tab is left to the browser', async () => {
  const link = (
    <Link href={list} target="_blank">
      Go
    </Link>
  )
  expect(await press(link)).toEqual({ isKept: false, here: '/' })
})

test('a click on a link to a file is left to the browser', async () => {
  const link = (
    <LinkButton href={list} download>
      Go
    </LinkButton>
  )
  expect(await press(link)).toEqual({ isKept: false, here: '/' })
})

test.each(['{Control>}', '{Meta>}', '{Shift>}', '{Alt>}'])('a click with %s is left to the browser', async (keys) => {
  expect(await press(<Link href={list}>Go</Link>, keys)).toEqual({ isKept: false, here: '/' })
})

test('a link to the current address adds no history entry', async () => {
  history.replaceState(null, '', `${list}?page=2`)
  const { length } = history
  expect((await press(<Link href={`${list}?page=2`}>Go</Link>)).isKept).toBe(true)
  expect(history.length).toBe(length)
})

test("links aren't rendered again when filters and pages change the address", () => {
  history.replaceState(null, '', list)
  const drawn = vi.fn<() => void>()
  render(
    <AppRouter>
      <Profiler id="links" onRender={drawn}>
        <Link href={list}>Properties</Link>
        <Link href="/unauthorized">Refused</Link>
      </Profiler>
    </AppRouter>,
  )
  act(() => navigate(`${list}?page=2&keyword=inn`))
  act(() => navigate(`${list}?page=3`, { replace: true }))
  expect(drawn).toHaveBeenCalledTimes(1)
})

test('the shell opens a property whose prefix contains a percent sign', async () => {
  const { here, asked } = await openShell(`${list}/100%25`, { signInAs: 'manager' })
  expect(await screen.findByRole('heading', { level: 1, name: '404: page not found' })).toBeTruthy()
  expect([asked('100%25').length, here()]).toEqual([1, `${list}/100%25`])
})

test('without a session the link on the not-found page leads to sign-in without a reload', async () => {
  const { here } = await openShell('/nowhere')
  const heading = await screen.findByRole('heading', { level: 1, name: '404: page not found' })
  expect(here()).toBe('/nowhere')
  await userEvent.click(screen.getByRole('link', { name: 'Back to the start' }))
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
  expect([heading.isConnected, here()]).toEqual([false, '/login'])
})
