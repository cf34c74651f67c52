import type { AnyStateMachine } from 'xstate'
import { ApiError } from '../../../src/api/api-error.ts'
import type { Action } from '../../../tools/test-paths/action.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import {
  answer,
  button,
  checkbox,
  closeErrorDialog,
  closeSuccessDialog,
  dialog,
  succeeds,
  errorOf,
  hold,
  connectionFailures,
  press,
  refuseWith,
  failsWith,
  type ReplyName,
} from './steps.ts'

/** Several values filled in at once: the patch that the machine receives, and the fields on the page. */
export interface FormFill {
  patch: object
  actions: readonly Action[]
}

/** A form of one record, and a record of the demo data to open it with. */
export interface FormOptions {
  /** The form machine without its reports to the unsaved-changes guard. */
  machine: AnyStateMachine
  noun: string
  /** The form of an existing record: the machine's input, the call that loads it, and the result for a missing record. */
  edit: {
    address: string
    input: object
    load: string
    gone: ReplyName
    record: { id: number; lock_version?: number }
    /** Opens the form, if no address does. */
    open?: readonly Action[]
  }
  /** The form of a new record and its required values; `output` is the server's record. Absent if it has none. */
  add?: { address: string; input: object; save: string; needs: FormFill; output: unknown }
  /** The call that saves a change. */
  save: string
  /** Values of two of the user's fields, a value that the form rejects, and one that only the server rejects. */
  mine: FormFill
  wrong: FormFill
  deniedReason: ReplyName
  /** What another user saves in the same two fields meanwhile, and by which call. */
  theirs: { record: object; call: string; body: Readonly<Record<string, unknown>>; field: string; choice: string }
}

interface FormState {
  draft: { images: readonly unknown[] }
  record: { lock_version?: number } | null
  conflict: { fields: readonly unknown[] } | null
}

const manager = 'manager'
const fill = (name: string, { patch, actions }: FormFill): ScenarioStep => ({
  name,
  event: { type: 'field.changed', patch },
  in: ['editing'],
  actions,
})
const submit = (label: string): ScenarioStep => ({
  name: 'save',
  event: { type: 'form.submitted' },
  actions: [press(button(label))],
})
/** Pictures are distinguished by their number, as in the form. */
const contextKeyOf = ({ draft, record, conflict }: FormState) => [
  { ...draft, images: draft.images.length },
  record?.lock_version,
  conflict?.fields,
]

const loading = ({ load, record, gone }: FormOptions['edit'], noun: string): ScenarioStep[] => [
  succeeds('fetchRecord', load, record),
  {
    name: 'fetchRecord refused with 404',
    event: { failed: 'fetchRecord', error: new ApiError(404, `This ${noun} does not exist.`) },
    actions: [refuseWith(load, gone)],
  },
  failsWith('fetchRecord', load, 'fault of the server'),
  ...connectionFailures('fetchRecord', load),
  { name: 'retry', event: { type: 'load.retried' }, actions: [press(button('Retry'))] },
]

const pictureSteps: ScenarioStep[] = [
  {
    name: 'add two pictures',
    event: { type: 'images.added', files: [new File([], 'front.png'), new File([], 'garden.png')] },
    when: ({ draft }: FormState) => draft.images.length === 0,
    actions: [
      {
        do: 'attach',
        on: button('Choose files…'),
        files: ['front.png', 'garden.png'].map((name) => ({ name, text: `RIFF0000WEBP ${name}` })),
      },
    ],
  },
  {
    name: 'move a picture',
    event: { type: 'image.moved', key: 'key', to: 1 },
    when: ({ draft }: FormState) => draft.images.length > 0,
    actions: [press(button('Move later: Image 1 of *'))],
  },
  {
    name: 'take the pictures out',
    event: { type: 'image.removed', key: 'key' },
    when: ({ draft }: FormState) => draft.images.length > 0,
    actions: [press(button('Remove: Image 1 of 2')), press(button('Remove: Image 1 of 1'))],
  },
]

/** The server decides about files that aren't pictures. */
const withoutPictures = ({ draft }: FormState) => draft.images.length === 0

const saveFailures = (save: string, deniedReason: ReplyName): ScenarioStep[] => [
  {
    name: 'save refused with 422',
    event: { failed: 'save', error: errorOf(deniedReason) },
    actions: [refuseWith(save, deniedReason)],
  },
  failsWith('save', save, 'fault of the server'),
  ...connectionFailures('save', save),
  closeErrorDialog,
]

const isTheirs =
  (theirs: object) =>
  ({ record }: FormState) =>
    record?.lock_version === (theirs as FormState['record'])?.lock_version

const conflictSteps = ({ save, theirs, edit }: FormOptions): ScenarioStep[] => {
  const open = { role: 'alertdialog', name: '*' }
  return [
    {
      name: 'save is overtaken',
      event: {
        failed: 'save',
        error: new ApiError(409, 'Someone else changed this in the meantime.', {
          code: 'STALE',
          current: theirs.record,
        }),
      },
      when: (context: FormState) => !isTheirs(theirs.record)(context),
      actions: [answer(save)],
    },
    { ...succeeds('save', save, { ...edit.record, ...theirs.record }), when: isTheirs(theirs.record) },
    {
      name: 'take theirs in one field',
      event: { type: 'conflict.chosen', field: theirs.field, side: 'theirs' },
      actions: [press({ role: 'radio', name: theirs.choice, in: open })],
    },
    {
      name: 'take theirs in all',
      event: { type: 'conflict.allChosen', side: 'theirs' },
      actions: [press(button('Take theirs for all', open))],
    },
    {
      name: 'keep mine in all',
      event: { type: 'conflict.allChosen', side: 'mine' },
      actions: [press(button('Keep mine for all', open))],
    },
    {
      name: 'save these values',
      event: { type: 'conflict.resolved' },
      actions: [press(button('Save these values', open))],
    },
    {
      name: 'back to the form',
      event: { type: 'conflict.closed' },
      actions: [press(button('Back to the form', open))],
    },
  ]
}

const cancel = press(button('Cancel', dialog('*')))

/** The scenarios of a record's form. */
export function formScenarios(form: FormOptions): Scenario[] {
  const { machine, noun, edit, add, save, mine, wrong, deniedReason, theirs } = form
  const common = { machine, account: manager, contextKey: contextKeyOf }
  const loaded = { done: 'fetchRecord', output: edit.record }
  const { open } = edit
  const newRecord = (added: NonNullable<FormOptions['add']>): Scenario => ({
    ...common,
    id: `${machine.id}: new`,
    address: added.address,
    input: added.input,
    heldCalls: [added.save],
    steps: [
      fill('fill in', added.needs),
      submit('Create *'),
      {
        ...succeeds('save', added.save, added.output),
        name: 'save of a new one done',
        // The list appears behind the dialog a moment later; its checkbox shows that it is ready.
        actions: [answer(added.save), closeSuccessDialog, press(checkbox('Select rows'))],
      },
    ],
  })
  return [
    {
      ...common,
      id: `${machine.id}: opening`,
      address: edit.address,
      input: edit.input,
      // The list behind the form asks with the same call: it has to have its rows before the call is held.
      ...(open ? { before: [...open, cancel, hold(edit.load), ...open] } : { heldCalls: [edit.load] }),
      steps: loading(edit, noun),
    },
    {
      ...common,
      id: `${machine.id}: editing`,
      address: edit.address,
      input: edit.input,
      heldCalls: [save],
      ...(open ? { before: open } : {}),
      initialEvents: [loaded],
      steps: [
        fill('fill in', mine),
        fill('fill in something wrong', wrong),
        ...pictureSteps,
        submit('Save changes'),
        { ...succeeds('save', save, edit.record), when: withoutPictures },
        ...saveFailures(save, deniedReason),
      ],
    },
    {
      ...common,
      id: `${machine.id}: overtaken`,
      address: edit.address,
      input: edit.input,
      heldCalls: [save],
      before: [
        ...(open ?? []),
        ...mine.actions,
        { do: 'elsewhere', account: 'regional', call: theirs.call, body: theirs.body },
      ],
      initialEvents: [loaded, { type: 'field.changed', patch: mine.patch }],
      steps: [submit('Save changes'), ...conflictSteps(form)],
    },
    ...(add ? [newRecord(add)] : []),
  ]
}
