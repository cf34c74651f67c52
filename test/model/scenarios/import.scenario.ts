import { withProperty } from '../../../src/api/property-scope.ts'
import { importMachine, type ImportContext } from '../../../src/machines/import/import.machine.ts'
import type { PlannedRow, PlanOutcome } from '../../../src/machines/import/plan.ts'
import { rowsToSend } from '../../../src/machines/import/results.rules.ts'
import { UnreadableFile } from '../../../src/machines/import/sheet.ts'
import { localError } from '../../../src/api/api-error.ts'
import type { Action } from '../../../tools/test-paths/action.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { inlineThread } from '../../support/import-actor.ts'
import { property } from '../../support/records.ts'
import { openWire } from '../../support/wire.ts'
import { answer, button, cut, succeeds, connectionFailures, press, failsWith, noop, wait } from './steps.ts'

const records = 'v1/hotel_management/properties'
export const rooms = `GET ${records}/facilities`
export const creation = `POST ${records}/facilities`
const change = `POST ${records}/update_facility`
/** The code of the worker that opens files. It is loaded for each file. */
export const thread = 'GET assets/import.worker*'

const columns =
  'Name\tFacility type\tFloor\tBuilding\tSection\tAccessible\tSmoking\tBed setup\tMax. occupancy\tAmenities\tBookable from\tBookable to\tNote'
export const newRoom = '901\tDBL\t9\t\t\tNo\tNo\t\t2\t\t\t\t'
/** The text of a workbook with these rows. */
export const sheet = (...rows: string[]) => [columns, ...rows].join('\n')
const table = sheet(
  newRoom,
  '103\tDBL\t1\t\t\tNo\tNo\t\t2\t\t\t\tQuiet side',
  '902\tDBL\t9\t\t\tNo\tmaybe\t\t2\t\t\t\t',
)

/** A row as planned by the check of the file. */
export const row = (number: number, name: string, outcome: PlanOutcome): PlannedRow => ({
  number,
  name,
  outcome,
  id: null,
  lockVersion: undefined,
  differences: [],
  reasons: [],
  notes: [],
  values: {},
})
const plan = [row(2, '901', 'created'), row(3, '103', 'changed'), row(4, '902', 'refused')]

const fileIs =
  (name: string) =>
  ({ file }: ImportContext) =>
    file?.name === name

/** Chooses a file, padded to the size. */
export const chosen = (name: string, fileName: string, text: string, size: number): ScenarioStep => ({
  name,
  event: { type: 'file.chosen', file: new File([new Uint8Array(size)], fileName) },
  actions: [{ do: 'attach', on: button('Choose a*'), files: [{ name: fileName, text, size }] }],
})
/** Once a file is chosen, the button asks for another. */
const choosing = [
  chosen('choose a workbook', 'rooms.xlsx', table, 0),
  chosen('choose a text file', 'list.xlsx', 'ID,Name', 0),
  chosen('choose a file that is too large', 'large.xlsx', 'PK', 21 * 1024 * 1024),
]

const unread = new UnreadableFile('This browser couldn’t open the file.')
const unstarted = (src: string, rest: Partial<ScenarioStep>, before: readonly Action[] = []): ScenarioStep => ({
  name: `${src} has no thread`,
  event: { failed: src, error: unread },
  actions: [...before, cut(thread)],
  ...rest,
})

/** The server has answered a row, or hasn't. */
export const answered = (name: string, number: number, isDone: boolean, action: Action): ScenarioStep => ({
  name,
  event: {
    type: 'row.answered',
    number,
    result: isDone ? { outcome: 'done' } : { outcome: 'untried', reason: 'Not confirmed' },
  },
  in: ['committing'],
  when: (context: ImportContext) =>
    rowsToSend(context).some((each) => each.number === number) && !context.results[number],
  actions: [action],
})

const committing: ScenarioStep[] = [
  answered('the new room is created', 2, true, answer(creation)),
  answered('the line breaks on the new room', 2, false, cut(creation)),
  answered('the other room is changed', 3, true, answer(change)),
  answered('the line breaks on the other room', 3, false, cut(change)),
]

/** All rows under way are answered, so the commit ends. */
const isAllAnswered = ({ plan: rows, results }: ImportContext) =>
  rows.every(({ number, outcome }) => outcome === 'refused' || results[number] !== undefined)

/** The room import when it opens, before a file is chosen. */
export const roomImport: Omit<Scenario, 'id' | 'steps'> = {
  machine: importMachine.provide({ actions: { reportTouched: noop, reportDone: noop } }),
  account: 'manager',
  address: '/hotel-management/properties/old-mint-house/products?view=import',
  input: {
    scope: withProperty(openWire().http, property()),
    currency: 'EUR',
    tab: 'rooms',
    startThread: async () => inlineThread(),
  },
  contextKey: ({ file, plan: rows, results }: ImportContext) => [file?.name, rows.length, results],
  neighbours: (event, _, snapshot) =>
    event.type === 'row.answered' && isAllAnswered(snapshot.context) ? { type: 'commit.ended' } : null,
}

export const importScenarios: Scenario[] = [
  {
    ...roomImport,
    id: 'import of rooms',
    heldCalls: [thread, rooms, creation, change],
    steps: [
      ...choosing,
      {
        name: 'download the current rooms',
        event: { type: 'template.requested' },
        actions: [press(button('Download the current rooms'))],
      },
      succeeds('fetchTemplate', rooms, new Blob()),
      failsWith('fetchTemplate', rooms, 'not permitted'),
      failsWith('fetchTemplate', rooms, 'fault of the server'),
      ...connectionFailures('fetchTemplate', rooms, 120_000),
      succeeds('readFile', thread, [{ number: 2, cells: {} }], { when: fileIs('rooms.xlsx') }),
      {
        name: 'the file is no workbook',
        event: { failed: 'readFile', error: new UnreadableFile('This is a text file, such as CSV.') },
        when: fileIs('list.xlsx'),
        actions: [answer(thread)],
      },
      unstarted('readFile', { in: ['reading'] }),
      { name: 'opening takes too long', event: { after: 'slowAfter' }, in: ['reading'], actions: [wait(30_000)] },
      { name: 'checking takes too long', event: { after: 'slowAfter' }, in: ['checking'], actions: [wait(30_000)] },
      succeeds('checkRows', rooms, plan, { actions: [answer(rooms), answer(thread)] }),
      unstarted('checkRows', { in: ['checking'] }, [answer(rooms)]),
      failsWith('checkRows', rooms, 'not permitted'),
      failsWith('checkRows', rooms, 'fault of the server'),
      {
        name: 'checkRows has no connection',
        event: { failed: 'checkRows', error: localError('UNREACHABLE') },
        actions: [cut(rooms)],
      },
      {
        name: 'give up',
        event: { type: 'import.cancelled' },
        in: ['reading', 'checking'],
        actions: [press(button('Cancel'))],
      },
      {
        name: 'choose another file',
        event: { type: 'import.restarted' },
        in: ['preview'],
        actions: [press(button('Choose another file'))],
      },
      { name: 'confirm', event: { type: 'import.confirmed' }, actions: [press(button('Create 1, change 1'))] },
      {
        name: 'download the refused rows',
        event: { type: 'refusedRows.requested' },
        actions: [press(button('Download the refused rows'))],
      },
      succeeds('writeRefused', thread, new ArrayBuffer(0)),
      unstarted('writeRefused', { in: ['preview.saving', 'done.saving'] }),
      ...committing,
      {
        name: 'stop',
        event: { type: 'import.cancelled' },
        in: ['committing.running'],
        actions: [press(button('Cancel'))],
      },
      {
        name: 'try the rest again',
        event: { type: 'remainingRows.retried' },
        when: (context: ImportContext) => rowsToSend(context).length > 0,
        actions: [press(button('Try the rest again*'))],
      },
      {
        name: 'import another file',
        event: { type: 'import.restarted' },
        in: ['done'],
        actions: [press(button('Import another file'))],
      },
    ],
  },
]
