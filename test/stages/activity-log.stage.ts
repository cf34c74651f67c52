import { assign } from 'xstate'
import { activityLogMachine } from '../../src/machines/activity-log/activity-log.machine.ts'
import { properties } from '../../src/paths.ts'
import type { ActivitySearch } from '../../src/paths/activity-log.ts'
import type { Echo } from '../../tools/paths/explore.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { activityEntry } from '../support/activity-records.ts'
import { inlineThread } from '../support/import-actor.ts'
import { answer, button, choose, ends, menuItem, press, refuse, select, type, wait } from './moves.ts'
import { awayAndBack, house, sectionInput } from './reading-stages.ts'

const undo = 'POST v1/hotel_management/undo_activity'
const thread = 'GET assets/import.worker*'
const log = `${house}/activity-logs`
const at = (search: string) => ({ type: 'location.changed', pathname: log, search })
const prices = '?modules[]=addons'
/** Where the log has nothing further. */
const longAgo = '?cursor=%3E2000-01-01T00:00:00.000Z_1'
const undone = 8
const closed = { type: 'xstate.done.actor.undo', output: undefined }
const atRest = ['typing.settled + undo.none + file.none']
const isOpen = ({ search: { entry } }: Known) => entry !== null
const keyword = { role: 'searchbox', name: 'Keyword' }
/** On these stages there is no parent to tell, and no child to ask. */
const untold = () => undefined
const machine = activityLogMachine.provide({
  actions: {
    reportFollowed: untold,
    askEntries: assign({ asked: 'the log' }),
    watchNewer: untold,
    refreshEntries: untold,
    copyText: untold,
  },
})

interface Known {
  search: ActivitySearch
  keyword: string
  awaited: number | 'first' | null
}

/** The address bar goes where it is sent and tells so; the list tells how it is asked, and focuses what is awaited. */
const echo: Echo = ({ type: happened }, told, { context }) => {
  const { search, awaited } = context as Known
  if (happened === 'undo.applied' || happened === 'undo.refused') return closed
  if (happened === closed.type) return awaited === undone ? at(`${prices}&entry=${undone}`) : null
  const asked = told.find((each) => each.type === 'location.requested')
  if (asked) return at(`?${String(asked.to).split('?')[1] ?? ''}`)
  if (happened === 'newest.wanted') return { type: 'xstate.snapshot.entries' }
  return happened === 'location.changed' && awaited !== null && search.cursor === null
    ? { type: 'entry.focused' }
    : null
}

const typed = (name: string, text: string): Move => ({
  name,
  event: { type: 'keyword.typed', keyword: text },
  in: [...atRest, 'typing.pausing'],
  when: (known: Known) => known.keyword !== text,
  actions: [type(keyword, text)],
})

const listMoves: Move[] = [
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
    event: { type: 'newest.wanted' },
    in: atRest,
    when: ({ search: { cursor } }: Known) => cursor === null,
    actions: [press(button('Refresh'))],
  },
  {
    name: 'go away and come back',
    event: { type: 'location.changed', pathname: properties(), search: '' },
    in: atRest,
    actions: awayAndBack,
  },
]

const pageMoves: Move[] = [
  {
    name: 'look at the newest',
    event: { type: 'newest.wanted' },
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

const entryMoves: Move[] = [
  {
    name: 'open an entry',
    event: { type: 'entry.toggled', id: 1 },
    in: atRest,
    when: (known: Known) => !isOpen(known),
    actions: [press({ ...button('Details *'), nth: 0 })],
  },
  {
    name: 'ask to undo it',
    event: { type: 'undo.opened', entry: activityEntry() },
    in: atRest,
    when: ({ search: { entry } }: Known) => entry === 1,
    actions: [press(button('Undo this change…'))],
  },
  ends('undoChange', undo, undefined, { name: 'leave it', actions: [press(button('Cancel'))] }),
  {
    name: 'it is undone',
    event: { type: 'undo.applied', entry: activityEntry(), id: undone },
    actions: [press(button('Undo')), answer(undo)],
  },
  {
    name: 'it cannot be undone',
    event: { type: 'undo.refused' },
    actions: [press(button('Undo')), refuse(undo, 'changed since'), press(button('Close'))],
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
  ends('writeFile', thread),
]

const stageOf = (name: string, search: string, moves: readonly Move[]): Stage => ({
  id: `activityLog: ${name}`,
  machine,
  as: 'manager',
  at: log + search,
  holds: [undo, thread],
  input: { ...sectionInput, startThread: async () => inlineThread() },
  begins: [at(search)],
  context: (known: Known) => [known.search, known.keyword],
  echo,
  moves,
})

export const activityLogStages: Stage[] = [
  stageOf('the list', prices, listMoves),
  stageOf('its end', longAgo, pageMoves),
  stageOf('an entry', prices, entryMoves),
]
