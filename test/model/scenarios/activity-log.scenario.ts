import { assign } from 'xstate'
import { activityLogMachine } from '../../../src/machines/activity-log/activity-log.machine.ts'
import { properties } from '../../../src/routes/properties.ts'
import type { ActivitySearch } from '../../../src/routes/activity-log.ts'
import type { NeighbourResponse } from '../../../tools/test-paths/explore.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { activityEntry } from '../../support/activity-records.ts'
import { inlineThread } from '../../support/import-actor.ts'
import { answer, button, choose, succeeds, menuItem, press, refuseWith, select, type, wait } from './steps.ts'
import { leaveAndReturn, propertyPath, sectionInput } from './query-scenarios.ts'

const undo = 'POST v1/hotel_management/undo_activity'
const thread = 'GET assets/import.worker*'
const log = `${propertyPath}/activity-logs`
const at = (search: string) => ({ type: 'location.changed', pathname: log, search })
const prices = '?modules[]=addons'
/** An address past the oldest entry of the log. */
const longAgo = '?cursor=%3E2000-01-01T00:00:00.000Z_1'
const undone = 8
const closed = { type: 'xstate.done.actor.undo', output: undefined }
const atRest = ['typing.settled + undo.none + file.none']
const isOpen = ({ search: { entry } }: Known) => entry !== null
const keyword = { role: 'searchbox', name: 'Keyword' }
/** These scenarios run without parent and child. */
const noop = () => undefined
const machine = activityLogMachine.provide({
  actions: {
    reportLocationAccepted: noop,
    requestEntries: assign({ requested: 'the log' }),
    watchNewer: noop,
    refreshEntries: noop,
    copyText: noop,
  },
})

interface Known {
  search: ActivitySearch
  keyword: string
  awaited: number | 'first' | null
}

/** The address bar follows a request and confirms it. The list reports its search, and focuses the awaited entry. */
const neighbours: NeighbourResponse = ({ type: happened }, sent, { context }) => {
  const { search, awaited } = context as Known
  if (happened === 'undo.applied' || happened === 'undo.refused') return closed
  if (happened === closed.type) return awaited === undone ? at(`${prices}&entry=${undone}`) : null
  const asked = sent.find((each) => each.type === 'location.requested')
  if (asked) return at(`?${String(asked.to).split('?')[1] ?? ''}`)
  if (happened === 'newest.requested') return { type: 'xstate.snapshot.entries' }
  return happened === 'location.changed' && awaited !== null && search.cursor === null
    ? { type: 'entry.focused' }
    : null
}

const typed = (name: string, text: string): ScenarioStep => ({
  name,
  event: { type: 'keyword.typed', keyword: text },
  in: [...atRest, 'typing.pausing'],
  when: (known: Known) => known.keyword !== text,
  actions: [type(keyword, text)],
})

const listSteps: ScenarioStep[] = [
  typed('look for a word', 'price'),
  typed('empty the field', ''),
  { name: 'stop typing', event: { after: 'typingPause' }, actions: [wait(150)] },
  {
    name: 'choose how many',
    event: { type: 'search.changed', patch: { per_page: 25 } },
    in: atRest,
    when: ({ search: { per_page, keyword: word } }: Known) => per_page !== 25 && word === '',
    actions: [choose(select('Entries'), '25')],
  },
  { name: 'come back to the window', event: { type: 'window.returned' }, in: atRest, actions: [{ do: 'return' }] },
  {
    name: 'read it again',
    event: { type: 'newest.requested' },
    in: atRest,
    when: ({ search: { cursor } }: Known) => cursor === null,
    actions: [press(button('Refresh'))],
  },
  {
    name: 'go away and come back',
    event: { type: 'location.changed', pathname: properties(), search: '' },
    in: atRest,
    actions: leaveAndReturn,
  },
]

const pageSteps: ScenarioStep[] = [
  {
    name: 'look at the newest',
    event: { type: 'newest.requested' },
    when: ({ search: { cursor } }: Known) => cursor !== null,
    actions: [press(button('Newest entries'))],
  },
  {
    name: 'go back',
    event: { ...at(longAgo), isTraversal: true },
    when: ({ search: { cursor } }: Known) => cursor === null,
    actions: [{ do: 'back' }],
  },
]

const entrySteps: ScenarioStep[] = [
  {
    name: 'open an entry',
    event: { type: 'entry.toggled', id: 1 },
    in: atRest,
    when: (known: Known) => !isOpen(known),
    actions: [press({ ...button('Details *'), index: 0 })],
  },
  {
    name: 'ask to undo it',
    event: { type: 'undo.opened', entry: activityEntry() },
    in: atRest,
    when: ({ search: { entry } }: Known) => entry === 1,
    actions: [press(button('Undo this change…'))],
  },
  succeeds('undoChange', undo, undefined, { name: 'leave it', actions: [press(button('Cancel'))] }),
  {
    name: 'it is undone',
    event: { type: 'undo.applied', entry: activityEntry(), id: undone },
    actions: [press(button('Undo')), answer(undo)],
  },
  {
    name: 'it cannot be undone',
    event: { type: 'undo.refused' },
    actions: [press(button('Undo')), refuseWith(undo, 'changed since'), press(button('Close'))],
  },
  {
    name: 'copy the number of the request',
    event: { type: 'text.copied', text: 'number', name: 'Request id' },
    in: atRest,
    when: ({ search: { entry } }: Known) => entry === undone,
    actions: [press(button('Copy request id'))],
  },
  {
    name: 'ask for a file',
    event: { type: 'export.requested', format: 'csv' },
    in: atRest,
    actions: [press(button('Export')), press(menuItem('CSV'))],
  },
  succeeds('writeFile', thread),
]

const scenarioOf = (name: string, search: string, steps: readonly ScenarioStep[]): Scenario => ({
  id: `activityLog: ${name}`,
  machine,
  account: 'manager',
  address: log + search,
  heldCalls: [undo, thread],
  input: { ...sectionInput, startThread: async () => inlineThread() },
  initialEvents: [at(search)],
  contextKey: (known: Known) => [known.search, known.keyword],
  neighbours: neighbours,
  steps,
})

export const activityLogScenarios: Scenario[] = [
  scenarioOf('the list', prices, listSteps),
  scenarioOf('its end', longAgo, pageSteps),
  scenarioOf('an entry', prices, entrySteps),
]
