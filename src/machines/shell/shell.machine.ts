import {
  type ActorRefFrom,
  type AnyActorRef,
  assign,
  enqueueActions,
  type EventObject,
  fromCallback,
  not,
  sendTo,
  setup,
} from 'xstate'
import type { OwnProperty } from '../../api/contract/access.ts'
import type { StoredUser } from '../../api/contract/session.ts'
import type { Http } from '../../api/http.ts'
import { withReplyCache } from '../../api/reply-cache.ts'
import { withSession } from '../../api/session-http.ts'
import { codeOnDemand } from '../../on-demand/code-on-demand.ts'
import { whenIdle } from '../../on-demand/when-idle.ts'
import { type DefaultView, listKey, withDefaultView } from '../../routes/default-view.ts'
import * as routes from '../../routes/properties.ts'
import { type AccessLoaded, accessMachine } from '../access/access.machine.ts'
import { isGuarded, authorize, pathAfterSignIn, type Permissions } from '../access/access.rules.ts'
import type { Capabilities } from '../capabilities.ts'
import { connectivityMachine } from '../connectivity/connectivity.machine.ts'
import type { InboxRef, inboxMachine } from '../inbox/inbox.machine.ts'
import { locationActor, type LocationChanged, type Navigate } from '../location/location.actor.ts'
import { type PasswordReplaced, passwordMachine } from '../password/password.machine.ts'
import type { peopleMachine, PeopleRef } from '../people/people.machine.ts'
import type { PaletteRef, paletteMachine } from '../palette/palette.machine.ts'
import type { PreferencesRef, preferencesMachine } from '../preferences/preferences.machine.ts'
import { showPreferences, shownPreferences } from '../preferences/shown-preferences.ts'
import { propertiesMachine } from '../properties/properties.machine.ts'
import { propertyMachine } from '../property/property.machine.ts'
import { sectionCode } from '../property/sections.ts'
import { type LinkApproached, linkWatchActor } from '../read-ahead/link-watch.actor.ts'
import type { ConfirmationChanged } from '../second-step/confirm.ts'
import type { SecondStepRef } from '../second-step/second-step.machine.ts'
import { readAhead } from '../read-ahead/read-ahead.ts'

type Input = Capabilities & { navigate: Navigate; notices: AnyActorRef; session: AnyActorRef; user: StoredUser }

/** The section that the person used last, and its property. The dashboard doesn't count: it is the way to the others. */
interface UsedSection {
  prefix: string
  section: routes.Section
}

interface Context extends Input {
  /** Limited to the session: carries its token, and reports its end and a required password. */
  http: Http
  location: ActorRefFrom<typeof locationActor>
  /** The last reported URL, and the person's permissions; null until loaded. */
  pathname: string
  search: string
  isTraversal: boolean
  lastUsed: UsedSection | null
  permissions: Permissions | null
  /** The early read of the first screen; null if there is none. */
  firstRead: Promise<unknown> | null
  /** False while the full-screen loader hides the first screen. */
  isRevealed: boolean
  /** True until the person sets a password of their own. Meanwhile the server rejects all calls of screens (ADR 0041). */
  isPasswordRequired: boolean
  /** Properties of a person who may not open the property list. */
  properties: readonly OwnProperty[]
  /** Views that lists open with, and whether the URL has just opened a list (ADR 0067). */
  defaultViews: readonly DefaultView[] | undefined
  isOpening: boolean
  /** False if the server has no preferences (ADR 0057). */
  hasServerPreferences: boolean
  /** Null until needed: few people open it. */
  preferences: PreferencesRef | null
  palette: PaletteRef | null
  inbox: InboxRef | null
  people: PeopleRef | null
  /** The second step that a weighty change waits for (ADR 0094). */
  confirmation: SecondStepRef | null
}

const preferencesCode = codeOnDemand(() =>
  import('../preferences/preferences.machine.ts').then((module) => module.preferencesMachine),
)
export const paletteCode = codeOnDemand(() =>
  import('../palette/palette.machine.ts').then((module) => module.paletteMachine),
)
/** Milliseconds that the first screen waits for its data, so that it is drawn once, with them (performance P4). */
const patienceMs = 100
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

const ownerOf = ({ user }: Input) => String(user.id ?? '')

/** The URL that the guards redirect to (requirement 2.guard); null if the current one is allowed, or permissions are not loaded. */
function redirectTarget(context: Context): string | null {
  const { jar, pathname, search, permissions, properties, user } = context
  const place = routes.parseRoute(pathname)
  if (place.name === 'login') return pathAfterSignIn(routes.parseNext(search), user.permissions)
  if (!permissions) return null
  const openPrefix = place.name === 'property' ? place.prefix : (jar.readProperty()?.prefix ?? null)
  const decision = authorize(place, permissions, openPrefix, properties, search)
  if (decision.kind === 'redirected') return decision.to
  return context.isOpening ? withDefaultView(pathname + search, context.defaultViews) : null
}

/** The URL that the guards lead to, given these permissions. */
function guardedUrl(context: Context): Pick<Context, 'pathname' | 'search'> {
  const to = redirectTarget(context)
  if (to === null) return context
  const { pathname, search } = new URL(to, 'https://app.invalid')
  return guardedUrl({ ...context, pathname, search })
}

function usedSection(pathname: string): UsedSection | null {
  const place = routes.parseRoute(pathname)
  return place.name === 'property' && place.section !== '' ? { prefix: place.prefix, section: place.section } : null
}

/** Path of the section used last, in another property whose dashboard is shown; null elsewhere. */
function likelyNextSection({ pathname, lastUsed }: Context): string | null {
  const place = routes.parseRoute(pathname)
  if (!lastUsed || place.name !== 'property' || place.section !== '' || place.prefix === lastUsed.prefix) return null
  return routes.property(place.prefix, lastUsed.section)
}

/** The cache lives as long as the session (ADR 0051). */
const cacheReplies = (http: Http, options: Capabilities['replyCache']) =>
  options ? withReplyCache(http, { ...options, whenIdle }) : http

/** Everything behind the sign-in page, in a chunk of its own (ADR 0002). Passes each permitted URL on to its children. */
export const shellMachine = setup({
  types: {} as {
    input: Input
    context: Context
    events:
      | LocationChanged
      | LinkApproached
      | AccessLoaded
      | PasswordReplaced
      | { type: 'password.required' }
      | ConfirmationChanged
      | { type: 'screen.ready' }
      | { type: 'preferences.requested' }
      | { type: 'preferences.loaded'; logic: typeof preferencesMachine }
      | { type: 'palette.requested' }
      | { type: 'palette.loaded'; logic: typeof paletteMachine }
      | { type: 'inbox.loaded'; logic: typeof inboxMachine }
      | { type: 'people.loaded'; logic: typeof peopleMachine }
    emitted: { type: 'section.approached'; section: routes.Section; search: string }
    children: {
      access: 'access'
      connectivity: 'connectivity'
      password: 'password'
      property: 'property'
      properties: 'properties'
      firstScreen: 'firstScreen'
    }
  },
  actors: {
    access: accessMachine,
    connectivity: connectivityMachine,
    linkWatch: linkWatchActor,
    location: locationActor,
    password: passwordMachine,
    properties: propertiesMachine,
    property: propertyMachine,
    firstScreen: fromCallback<EventObject, { parent: AnyActorRef; read: Promise<unknown> }>(({ input }) => {
      let isStopped = false
      // The pause at the end lets the screen take the same reply.
      void Promise.race([input.read, pause(patienceMs)])
        .then(() => pause(0))
        .then(() => isStopped || input.parent.send({ type: 'screen.ready' }))
      return () => {
        isStopped = true
      }
    }),
  },
  actions: {
    storeLocation: assign(({ context }, { pathname, search, isTraversal = false }: Omit<LocationChanged, 'type'>) => ({
      pathname,
      search,
      isTraversal,
      // A list that is open already keeps an address without filters, and so does one that Back returns to.
      isOpening: !isTraversal && listKey(pathname, search) !== listKey(context.pathname, context.search),
      lastUsed: usedSection(pathname) ?? context.lastUsed,
    })),
    requirePassword: assign({ isPasswordRequired: true }),
    askForPassword: sendTo('password', { type: 'password.required' as const }),
    forgetPasswordRequired: assign({ isPasswordRequired: false }),
    storePermissions: assign(
      (_, { permissions, properties, preferences, defaultViews }: Omit<AccessLoaded, 'type'>) => ({
        permissions,
        properties,
        defaultViews,
        hasServerPreferences: preferences !== null,
      }),
    ),
    /** At the start of a session the server's preferences win, unless the person's last change has yet to reach it (ADR 0057). */
    adoptPreferences: enqueueActions(({ context, enqueue }, { preferences }: Pick<AccessLoaded, 'preferences'>) => {
      if (context.permissions || !preferences) return
      if (shownPreferences().unsent === ownerOf(context)) enqueue.raise({ type: 'preferences.requested' })
      else enqueue(() => showPreferences(context.storage, preferences))
    }),
    /** A failure has no effect: the next press tries again. */
    loadPreferences: ({ self }) =>
      void preferencesCode.load().then(
        (logic) => self.send({ type: 'preferences.loaded', logic }),
        () => undefined,
      ),
    startPreferences: assign(({ context, spawn }, { logic }: { logic: typeof preferencesMachine }) => ({
      preferences:
        context.preferences ??
        spawn(logic, {
          input: {
            http: context.http,
            storage: context.storage,
            owner: ownerOf(context),
            isStoredByServer: context.hasServerPreferences,
            shown: shownPreferences(),
          },
        }),
    })),
    /** A failure has no effect: the next press tries again. */
    loadPalette: ({ self }) =>
      void paletteCode.load().then(
        (logic) => self.send({ type: 'palette.loaded', logic }),
        () => undefined,
      ),
    startPalette: assign(({ context, spawn }, { logic }: { logic: typeof paletteMachine }) => ({
      palette: context.palette ?? spawn(logic, { input: { ...context, owner: ownerOf(context) } }),
    })),
    openPalette: ({ context: { palette, pathname } }) => {
      const place = routes.parseRoute(pathname)
      palette?.send({ type: 'palette.opened', prefix: place.name === 'property' ? place.prefix : null })
    },
    startInbox: assign(({ context, spawn }, { logic }: { logic: typeof inboxMachine }) => ({
      inbox: context.inbox ?? spawn(logic, { input: context }),
    })),
    startPeople: assign(({ context, spawn }, { logic }: { logic: typeof peopleMachine }) => ({
      people: context.people ?? spawn(logic, { input: context }),
    })),
    /** Sends the URL to the children that depend on it. A URL that the person may not open is never sent. */
    passLocation: enqueueActions(({ context, enqueue }) => {
      const { pathname, search, isTraversal } = context
      enqueue.assign({ isOpening: false })
      enqueue.sendTo('property', { type: 'location.changed', pathname, search, isTraversal })
      enqueue.sendTo('properties', { type: 'location.changed', pathname, search, isTraversal })
      if (context.people) enqueue.sendTo(context.people, { type: 'location.changed', pathname, search, isTraversal })
    }),
    /** Someone who opens one property after the other often opens the same section in each (performance P21). */
    readLikelyNextAhead: enqueueActions(({ context, enqueue }) => {
      const pathname = likelyNextSection(context)
      if (pathname !== null) enqueue.raise({ type: 'link.approached', pathname, search: '' })
    }),
    /** Stale time 0 (requirement 6.stale-time): permissions are refetched at each guarded route; loaded ones stay in force meanwhile. */
    refreshAccess: enqueueActions(({ context, enqueue }, { pathname }: { pathname: string }) => {
      if (context.permissions && pathname !== context.pathname && isGuarded(routes.parseRoute(pathname)))
        enqueue.sendTo('access', { type: 'access.refreshed' })
    }),
    /** Reads what the URL shows first while the permissions load, if those of the sign-in permit it (ADR 0053). */
    readFirstScreen: enqueueActions(({ context, enqueue }) => {
      const { http, isPasswordRequired, user } = context
      if (!http.ahead || isPasswordRequired || !user.permissions) return
      const { pathname, search } = guardedUrl({ ...context, permissions: new Set(user.permissions) })
      const firstRead = readAhead(http.cached({ isAhead: true }), routes.parseRoute(pathname), search)
      enqueue.assign({ firstRead: firstRead.catch(() => undefined) })
    }),
    /** Shows the first screen, once its early read has ended. */
    reveal: enqueueActions(({ context: { isRevealed, firstRead }, enqueue, self }) => {
      if (isRevealed) return
      if (firstRead) enqueue.spawnChild('firstScreen', { id: 'firstScreen', input: { parent: self, read: firstRead } })
      else enqueue.assign({ isRevealed: true })
      enqueue.assign({ firstRead: null })
    }),
    storeConfirmation: assign((_, { confirmation }: Omit<ConfirmationChanged, 'type'>) => ({ confirmation })),
    storeRevealed: assign({ isRevealed: true }),
    /** Reads ahead what a link leads to, if the person may open it. */
    readAhead: enqueueActions(({ context, enqueue }, { pathname, search }: Omit<LinkApproached, 'type'>) => {
      const { permissions, isPasswordRequired, http } = context
      const place = routes.parseRoute(pathname)
      if (!http.ahead || !permissions || isPasswordRequired) return
      if (authorize(place, permissions, null).kind !== 'shown') return
      readAhead(http.ahead, place, search).catch(() => undefined)
      if (place.name === 'property') enqueue.emit({ type: 'section.approached', section: place.section, search })
    }),
    /** Redirects before a screen renders (requirement 2.guard). */
    redirect: sendTo(
      ({ context }) => context.location,
      ({ context }) => ({ type: 'location.requested', to: redirectTarget(context) ?? context.pathname, replace: true }),
    ),
  },
  guards: {
    isElsewhere: ({ context }) => redirectTarget(context) !== null,
    isKnown: ({ context }) => context.permissions !== null,
    isPasswordRequired: ({ context }) => context.isPasswordRequired,
  },
}).createMachine({
  id: 'shell',
  context: ({ input, spawn, self }) => ({
    ...input,
    http: cacheReplies(
      withSession(input.http, {
        readToken: () => input.jar.readUser()?.token,
        onEnded: (end, token) => input.session.send({ type: 'session.ended', end, token }),
        onPasswordRequired: () => self.send({ type: 'password.required' }),
        confirm: () => import('../second-step/confirm.ts').then((module) => module.confirm(self)),
      }),
      input.replyCache,
    ),
    location: spawn('location', { id: 'location', input: { parent: self, navigate: input.navigate } }),
    pathname: '',
    search: '',
    isTraversal: false,
    lastUsed: null,
    permissions: null,
    firstRead: null,
    isRevealed: false,
    isPasswordRequired: input.user.is_pass_updated === 0,
    properties: [],
    defaultViews: undefined,
    isOpening: false,
    hasServerPreferences: false,
    preferences: null,
    palette: null,
    inbox: null,
    people: null,
    confirmation: null,
  }),
  invoke: [
    {
      src: 'access',
      id: 'access',
      input: ({ context: { http, replyCache, user }, self }) => ({
        http,
        parent: self,
        offlinePermissions: replyCache && user.permissions,
      }),
    },
    { src: 'connectivity', id: 'connectivity' },
    { src: 'linkWatch', input: ({ self }) => ({ parent: self }) },
    { src: 'password', id: 'password', input: ({ context, self }) => ({ ...context, parent: self }) },
    { src: 'property', id: 'property', input: ({ context }) => ({ ...context, sections: sectionCode }) },
    { src: 'properties', id: 'properties', input: ({ context }) => context },
  ],
  on: {
    'location.changed': {
      target: '.authorizing',
      actions: [
        { type: 'refreshAccess', params: ({ event }) => ({ pathname: event.pathname }) },
        {
          type: 'storeLocation',
          params: ({ event }) => ({ pathname: event.pathname, search: event.search, isTraversal: event.isTraversal }),
        },
      ],
    },
    'access.loaded': {
      target: '.authorizing',
      actions: [
        { type: 'adoptPreferences', params: ({ event }) => ({ preferences: event.preferences }) },
        {
          type: 'storePermissions',
          params: ({ event: { permissions, properties, preferences, defaultViews } }) => ({
            permissions,
            properties,
            preferences,
            defaultViews,
          }),
        },
      ],
    },
    'preferences.requested': { actions: 'loadPreferences' },
    'preferences.loaded': { actions: { type: 'startPreferences', params: ({ event }) => ({ logic: event.logic }) } },
    'palette.requested': { actions: 'loadPalette' },
    'palette.loaded': {
      actions: [{ type: 'startPalette', params: ({ event }) => ({ logic: event.logic }) }, 'openPalette'],
    },
    'inbox.loaded': { actions: { type: 'startInbox', params: ({ event }) => event } },
    'people.loaded': { actions: { type: 'startPeople', params: ({ event }) => event } },
    'link.approached': { actions: { type: 'readAhead', params: ({ event }) => event } },
    'confirmation.changed': { actions: { type: 'storeConfirmation', params: ({ event }) => event } },
    'screen.ready': { actions: 'storeRevealed' },
    'password.required': { actions: ['requirePassword', 'askForPassword'] },
    'password.replaced': { target: '.authorizing', actions: 'forgetPasswordRequired' },
  },
  initial: 'waiting',
  states: {
    waiting: {},
    authorizing: {
      always: [
        { guard: not('isKnown'), target: 'waiting', actions: 'readFirstScreen' },
        { guard: 'isElsewhere', target: 'waiting', actions: 'redirect' },
        { guard: 'isPasswordRequired', target: 'waiting', actions: 'reveal' },
        { target: 'waiting', actions: ['passLocation', 'reveal', 'readLikelyNextAhead'] },
      ],
    },
  },
})
