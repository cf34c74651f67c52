import { problemChangeMachine } from '../../../src/machines/problems/problem-change.machine.ts'
import { problemEditMachine } from '../../../src/machines/problems/problem-edit.machine.ts'
import { problemFormMachine } from '../../../src/machines/problems/problem-form.machine.ts'
import { problemTabMachine } from '../../../src/machines/problems/problem-tab.machine.ts'
import { problemSearch } from '../../../src/routes/problems.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { property } from '../../support/records.ts'
import { formScenarios } from './form-scenarios.ts'
import { undoSteps } from './inventory-tab-scenarios.ts'
import { atProperty, changedElsewhere, onProblems, problemsCall, updateCall, wardrobe } from './problem-fixtures.ts'
import {
  answer,
  button,
  choose,
  connectionFailures,
  dialog,
  failsWith,
  field,
  link,
  noop,
  press,
  radio,
  select,
  succeeds,
  type,
} from './steps.ts'

const text = field('What is wrong?*')
const save = press(button('Save changes'))
const openForm = [press(button('Edit… Furniture in *'))]

const changeScenario = (
  id: string,
  name: string,
  status: 'open' | 'in_progress' | 'done',
  address = onProblems.address,
): Scenario => ({
  ...onProblems,
  address,
  id: `problemChange: ${id}`,
  machine: problemChangeMachine.provide({ actions: { reportChanged: noop, reportRefused: noop } }),
  heldCalls: [updateCall],
  before: [press(button(name))],
  input: { scope: atProperty, problem: wardrobe, status },
  steps: [
    succeeds('change', updateCall, wardrobe),
    failsWith('change', updateCall, 'not permitted'),
    failsWith('change', updateCall, 'fault of the server'),
    ...connectionFailures('change', updateCall),
  ],
})

const changes: Scenario[] = [
  changeScenario('started', 'Start: Cleaning in *', 'in_progress'),
  changeScenario('finished', 'Done: Furniture in *', 'done'),
  changeScenario('reopened', 'Reopen: Equipment in *', 'open', `${onProblems.address}&statuses[]=done`),
]

const forms = formScenarios({
  machine: problemFormMachine.provide({ actions: { reportTouched: noop, reportSaved: noop } }),
  noun: 'problem',
  edit: {
    address: onProblems.address,
    input: { scope: atProperty, http: atProperty.http, key: wardrobe.id },
    load: problemsCall,
    gone: 'no rows',
    record: wardrobe,
    open: openForm,
  },
  save: updateCall,
  mine: {
    patch: { text: 'Its door fell off', priority: 'urgent' },
    actions: [type(text, 'Its door fell off'), press(radio('Urgent'))],
  },
  wrong: { patch: { text: '' }, actions: [type(text, '')] },
  deniedReason: 'problem without text',
  theirs: {
    record: { ...wardrobe, text: 'The door is mended', priority: 'low', lock_version: 1 },
    call: updateCall,
    body: { id: wardrobe.id, text: 'The door is mended', priority: 'low', lock_version: 0 },
    field: 'text',
    choice: 'Saved meanwhile The door is mended',
  },
})

const editMachine = problemEditMachine.provide({
  actions: { reportSaved: noop },
  guards: { isSaving: ({ event }) => 'isSaving' in event },
})
const saved = { type: 'form.saved', record: wardrobe, isNew: false }
const isDone: Scenario['neighbours'] = ({ type: happened }) =>
  happened === 'form.saved' ? { type: 'xstate.done.actor.form', output: undefined } : null
const edit = {
  ...onProblems,
  machine: editMachine,
  input: { scope: atProperty, problem: wardrobe },
  neighbours: isDone,
}
const edits: Scenario[] = [
  {
    ...edit,
    id: 'problemEdit: the dialog',
    before: openForm,
    steps: [
      { name: 'save', event: saved, actions: [type(text, 'Its door fell off'), save] },
      { name: 'cancel', event: { type: 'dialog.closed' }, actions: [press(button('Cancel'))] },
    ],
  },
  {
    ...edit,
    id: 'problemEdit: it saves',
    heldCalls: [updateCall],
    before: [...openForm, type(text, 'Its door fell off'), save],
    steps: [
      {
        name: 'close it too early',
        event: { type: 'dialog.closed', isSaving: true },
        actions: [press(button('Cancel'))],
      },
      { name: 'it is saved', event: saved, actions: [answer(updateCall)] },
    ],
  },
]

interface TabState {
  shown: string | null
  undo: object | null
}
const tabAtRest = { in: ['dialog.closed'] }
const isShown = ({ shown }: TabState) => shown !== null
const shown = { type: 'tab.shown', search: problemSearch.empty }
const dialogEvents = {
  opened: { type: 'dialog.opened', request: {} },
  applied: { type: 'dialog.applied', text: 'Done.', failed: [] },
  done: { type: 'xstate.done.actor.dialog', output: undefined },
}
const tab = {
  ...onProblems,
  machine: problemTabMachine.provide({ actions: { reportChanged: noop, openDialog: noop } }),
  input: { scope: atProperty, property: property() },
  contextKey: ({ shown: search, undo }: TabState) => [search, undo !== null],
  neighbours: (({ type: happened }) =>
    happened === 'dialog.applied' ? dialogEvents.done : null) satisfies Scenario['neighbours'],
}
const tabs: Scenario[] = [
  {
    ...tab,
    id: 'problemTab: the list',
    initialEvents: [shown],
    steps: [
      {
        ...tabAtRest,
        name: 'more rows a page',
        event: { ...shown, search: { ...problemSearch.empty, per_page: 25 } },
        when: ({ shown: search }: TabState) => search !== null && !search.includes('"per_page":25'),
        actions: [choose(select('Rows'), '25')],
      },
      {
        ...tabAtRest,
        name: 'go to the rooms',
        event: { type: 'tab.hidden' },
        when: isShown,
        actions: [press(link('Back to the rooms'))],
      },
      {
        ...tabAtRest,
        name: 'come back',
        event: shown,
        when: (context: TabState) => !isShown(context),
        actions: [press(link('Problems'))],
      },
      {
        ...tabAtRest,
        name: 'a colleague changes a problem',
        event: { type: 'tab.refreshed' },
        when: isShown,
        actions: [changedElsewhere],
      },
      { ...tabAtRest, name: 'open a dialog', event: dialogEvents.opened, when: isShown, actions: openForm },
      {
        name: 'close the dialog',
        event: dialogEvents.done,
        in: ['dialog.open'],
        actions: [press(button('Cancel', dialog('*')))],
      },
      {
        name: 'the dialog does its work',
        event: dialogEvents.applied,
        in: ['dialog.open'],
        actions: [type(text, 'Its door fell off'), save],
      },
    ],
  },
  {
    ...tab,
    id: 'problemTab: something was done',
    heldCalls: [updateCall],
    before: [press(button('Start: Cleaning in *')), answer(updateCall)],
    initialEvents: [shown, dialogEvents.opened, dialogEvents.applied, dialogEvents.done],
    steps: undoSteps(updateCall),
  },
]

/** What is done with problems. */
export const problemWorkScenarios: Scenario[] = [...changes, ...forms, ...edits, ...tabs]
