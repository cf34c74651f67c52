import type { AnyStateMachine } from 'xstate'
import { ApiError } from '../../src/api/api-error.ts'
import { withProperty } from '../../src/api/property-scope.ts'
import { noReporting } from '../../src/api/reporting.ts'
import type { Action } from '../../tools/paths/action.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { property } from '../support/records.ts'
import { openWire } from '../support/wire.ts'
import { button, ends, link, lost, press, refused, wait } from './moves.ts'

/** What is read through GraphQL, by the field that it asks for. */
export const reporting = (field: string) => `POST v1/hotel_management/graphql#${field}`

/** The property whose reports the stages are about. */
const prefix = 'harbour-view'
export const house = `/hotel-management/properties/${prefix}`

/** What a section of a property is given. */
export const sectionInput = { at: withProperty(openWire().http, property({ prefix })), property: property({ prefix }) }

/** Away and back: there a new actor begins where this one did. */
export const awayAndBack: Action[] = [press(link('Properties', { role: 'main', name: '' })), { do: 'back' }]

interface ReadingPlace {
  machine: AnyStateMachine
  as: string
  at: string
  /** The field of the call. */
  field: string
  question: object
  /** As the contract has it: it is announced. */
  answer: object
  /** Where the page asks anew, and how; in every state by default. */
  ask?: { actions: readonly Action[]; in?: readonly string[] }
  /** What closes it. */
  dismiss?: readonly Action[]
  /** Whether the page has asked it when it stands. */
  isAsked: boolean
  /** Whether coming back to the window reads it again, whatever it is. */
  isFollowing: boolean
}

/** As the client tells it: there is no reporting at all (domain D21). */
export const noReportingHere = new ApiError(404, 'This server has no reporting.', { code: noReporting })

const pages = ['loading', 'ready', 'cancelled', 'failed', 'missing']

function movesOf({ field, question, answer, ask, dismiss, isFollowing }: ReadingPlace): Move[] {
  const call = reporting(field)
  return [
    ...(ask ? [{ name: 'ask', event: { type: 'reading.asked', question }, ...ask }] : []),
    ...(dismiss ? [{ name: 'close', event: { type: 'reading.dismissed' }, in: pages, actions: dismiss }] : []),
    {
      name: 'come back to the window',
      event: { type: 'reading.refreshed' },
      in: isFollowing ? ['dormant', ...pages] : ['failed'],
      actions: [{ do: 'return' }],
    },
    {
      name: 'try again',
      event: { type: 'reading.refreshed' },
      in: ['cancelled', 'failed', 'missing'],
      actions: [press(button('Retry'))],
    },
    { name: 'no answer yet', event: { after: 'indicator' }, actions: [wait(300)] },
    { name: 'still no answer', event: { after: 'patience' }, actions: [wait(10_000)] },
    {
      name: 'cancel',
      event: { type: 'reading.cancelled' },
      in: ['loading.slow'],
      actions: [press(button('Cancel'))],
    },
    ends('readAnswer', call, answer),
    refused('readAnswer', call, 'not permitted'),
    refused('readAnswer', call, 'fault of the server'),
    {
      ...refused('readAnswer', call, 'nothing at this address'),
      event: { failed: 'readAnswer', error: noReportingHere },
    },
    ...lost('readAnswer', call),
  ]
}

/** A reading on its screen: whatever it asks, the same can happen to it. */
export const readingStage = (place: ReadingPlace): Stage => ({
  id: `${place.machine.id}: on its screen`,
  machine: place.machine,
  as: place.as,
  at: place.at,
  holds: [reporting(place.field)],
  input: sectionInput,
  begins: place.isAsked ? [{ type: 'reading.asked', question: place.question }] : [],
  context: ['isNews'],
  moves: movesOf(place),
})
