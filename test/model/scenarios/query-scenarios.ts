import type { AnyStateMachine } from 'xstate'
import { ApiError } from '../../../src/api/api-error.ts'
import { withProperty } from '../../../src/api/property-scope.ts'
import { noReportingCode } from '../../../src/api/reporting.ts'
import type { Action } from '../../../tools/test-paths/action.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { button, succeeds, link, connectionFailures, press, failsWith, wait } from './steps.ts'

/** A GraphQL call, by the field that it requests. */
export const graphqlCall = (field: string) => `POST v1/hotel_management/graphql#${field}`

/** The property whose reports these scenarios show. */
const prefix = 'harbour-view'
export const propertyPath = `/hotel-management/properties/${prefix}`

/** The input of a property's section. */
export const sectionInput = {
  scope: withProperty(openWire().http, property({ prefix })),
  property: property({ prefix }),
}

/** Leaves and returns: a new actor starts there as this one did. */
export const leaveAndReturn: Action[] = [press(link('Properties', { role: 'main', name: '' })), { do: 'back' }]

interface QueryOptions {
  machine: AnyStateMachine
  account: string
  address: string
  /** The call, or the field of a GraphQL call. */
  call: string
  question: object
  /** A valid answer of the contract, because it is announced. */
  answer: object
  /** How the page requests again, and in which states; in every state by default. */
  ask?: { actions: readonly Action[]; in?: readonly string[] }
  /** Closes it. */
  dismiss?: readonly Action[]
  /** Whether the page has sent the request when it is ready. */
  isAsked: boolean
  /** Whether returning to the window reloads it in any state. */
  isFollowing: boolean
}

/** The client's error if the server has no reporting (domain D21). */
export const noReportingError = new ApiError(404, 'This server has no reporting.', { code: noReportingCode })

const visibleStates = ['loading', 'ready', 'cancelled', 'failed', 'missing']

function stepsOf({ call, question, answer, ask, dismiss, isFollowing }: QueryOptions): ScenarioStep[] {
  return [
    ...(ask ? [{ name: 'ask', event: { type: 'query.requested', query: question }, ...ask }] : []),
    ...(dismiss ? [{ name: 'close', event: { type: 'query.dismissed' }, in: visibleStates, actions: dismiss }] : []),
    {
      name: 'come back to the window',
      event: { type: 'query.refreshed' },
      // Closed without a way to ask again, it has left its screen, and the screen after it doesn't follow.
      in: isFollowing ? [...(dismiss && !ask ? [] : ['dormant']), ...visibleStates] : ['failed'],
      actions: [{ do: 'return' }],
    },
    {
      name: 'try again',
      event: { type: 'query.refreshed' },
      in: ['cancelled', 'failed', 'missing'],
      actions: [press(button('Retry'))],
    },
    { name: 'no answer yet', event: { after: 'indicator' }, actions: [wait(300)] },
    { name: 'still no answer', event: { after: 'slowAfter' }, actions: [wait(10_000)] },
    {
      name: 'cancel',
      event: { type: 'query.cancelled' },
      in: ['loading.slow'],
      actions: [press(button('Cancel'))],
    },
    succeeds('fetchData', call, answer),
    failsWith('fetchData', call, 'not permitted'),
    failsWith('fetchData', call, 'fault of the server'),
    {
      ...failsWith('fetchData', call, 'nothing at this address'),
      event: { failed: 'fetchData', error: noReportingError },
    },
    ...connectionFailures('fetchData', call),
  ]
}

/** A query on its screen: whatever it requests, the same can happen to it. */
export const queryScenario = (place: QueryOptions): Scenario => ({
  id: `${place.machine.id}: on its screen`,
  machine: place.machine,
  account: place.account,
  address: place.address,
  heldCalls: [place.call],
  input: sectionInput,
  initialEvents: place.isAsked ? [{ type: 'query.requested', query: place.question }] : [],
  contextKey: ['isNewQuery'],
  steps: stepsOf(place),
})
