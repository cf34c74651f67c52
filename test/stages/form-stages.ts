import type { AnyStateMachine } from 'xstate'
import { ApiError } from '../../src/api/api-error.ts'
import type { Action } from '../../tools/paths/action.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import {
  answer,
  button,
  checkbox,
  closeError,
  closeSuccess,
  ends,
  errorOf,
  lost,
  press,
  refuse,
  refused,
  type ReplyName,
} from './moves.ts'

/** What a person fills in at once: as the machine hears of it, and by which fields. */
export interface Filled {
  patch: object
  actions: readonly Action[]
}

/** A form of one record, and a record of the demonstration data that it is opened with. */
export interface StagedForm {
  /** Its reports to the editor told to nobody. */
  machine: AnyStateMachine
  noun: string
  /** The record's form, with the machine's input, the call that reads it, and what that gives where there is no such record. */
  edit: { at: string; input: object; load: string; gone: ReplyName; record: { name: string; lock_version?: number } }
  /** The form of a new one, and what it needs; `output` is what the server makes of it. */
  add: { at: string; input: object; save: string; needs: Filled; output: unknown }
  /** The call that saves a change. */
  save: string
  /** Two fields of one's own, a value that is refused before it is sent, and one that only the server refuses. */
  mine: Filled
  wrong: Filled
  refusal: ReplyName
  /** What somebody else saves meanwhile in the same two fields, and how. */
  theirs: { record: object; call: string; body: Readonly<Record<string, unknown>>; field: string; choice: string }
}

interface Known {
  draft: { images: readonly unknown[] }
  record: { lock_version?: number } | null
  conflict: { fields: readonly unknown[] } | null
}

const manager = 'manager'
const filled = (name: string, { patch, actions }: Filled): Move => ({
  name,
  event: { type: 'field.changed', patch },
  in: ['editing'],
  actions,
})
const submitted = (label: string): Move => ({
  name: 'save',
  event: { type: 'form.submitted' },
  actions: [press(button(label))],
})
/** Pictures are told apart by what tells them apart in the form: how many there are. */
const known = ({ draft, record, conflict }: Known) => [
  { ...draft, images: draft.images.length },
  record?.lock_version,
  conflict?.fields,
]

const reading = ({ load, record, gone }: StagedForm['edit'], noun: string): Move[] => [
  ends('fetchRecord', load, record),
  {
    name: 'fetchRecord refused with 404',
    event: { failed: 'fetchRecord', error: new ApiError(404, `This ${noun} does not exist.`) },
    actions: [refuse(load, gone)],
  },
  refused('fetchRecord', load, 'fault of the server'),
  ...lost('fetchRecord', load),
  { name: 'retry', event: { type: 'load.retried' }, actions: [press(button('Retry'))] },
]

const pictures: Move[] = [
  {
    name: 'add two pictures',
    event: { type: 'images.added', files: [new File([], 'front.png'), new File([], 'garden.png')] },
    when: ({ draft }: Known) => draft.images.length === 0,
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
    when: ({ draft }: Known) => draft.images.length > 0,
    actions: [press(button('Move later: Image 1 of *'))],
  },
  {
    name: 'take the pictures out',
    event: { type: 'image.removed', key: 'key' },
    when: ({ draft }: Known) => draft.images.length > 0,
    actions: [press(button('Remove: Image 1 of 2')), press(button('Remove: Image 1 of 1'))],
  },
]

/** What is not a picture at all is for the server to say. */
const withoutPictures = ({ draft }: Known) => draft.images.length === 0

const unsaved = (save: string, refusal: ReplyName): Move[] => [
  {
    name: 'save refused with 422',
    event: { failed: 'save', error: errorOf(refusal) },
    actions: [refuse(save, refusal)],
  },
  refused('save', save, 'fault of the server'),
  ...lost('save', save),
  closeError,
]

const isTheirs =
  (theirs: object) =>
  ({ record }: Known) =>
    record?.lock_version === (theirs as Known['record'])?.lock_version

const resolving = ({ save, theirs, noun, edit }: StagedForm): Move[] => {
  const open = { role: 'alertdialog', name: `Someone else changed this ${noun}` }
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
      when: (context: Known) => !isTheirs(theirs.record)(context),
      actions: [answer(save)],
    },
    { ...ends('save', save, { ...edit.record, ...theirs.record }), when: isTheirs(theirs.record) },
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

/** The four situations in which a form of one record is met. */
export function formStages(form: StagedForm): Stage[] {
  const { machine, noun, edit, add, save, mine, wrong, refusal, theirs } = form
  const at = { machine, as: manager, context: known }
  const loaded = { done: 'fetchRecord', output: edit.record }
  return [
    {
      ...at,
      id: `${machine.id}: opening`,
      at: edit.at,
      input: edit.input,
      holds: [edit.load],
      moves: reading(edit, noun),
    },
    {
      ...at,
      id: `${machine.id}: editing`,
      at: edit.at,
      input: edit.input,
      holds: [save],
      begins: [loaded],
      moves: [
        filled('fill in', mine),
        filled('fill in something wrong', wrong),
        ...pictures,
        submitted('Save changes'),
        { ...ends('save', save, edit.record), when: withoutPictures },
        ...unsaved(save, refusal),
      ],
    },
    {
      ...at,
      id: `${machine.id}: overtaken`,
      at: edit.at,
      input: edit.input,
      holds: [save],
      before: [...mine.actions, { do: 'elsewhere', as: manager, call: theirs.call, body: theirs.body }],
      begins: [loaded, { type: 'field.changed', patch: mine.patch }],
      moves: [submitted('Save changes'), ...resolving(form)],
    },
    {
      ...at,
      id: `${machine.id}: new`,
      at: add.at,
      input: add.input,
      holds: [add.save],
      moves: [
        filled('fill in', add.needs),
        submitted('Create *'),
        {
          ...ends('save', add.save, add.output),
          name: 'save of a new one done',
          // The list is behind the dialog some moments later: its tick box says that it stands.
          actions: [answer(add.save), closeSuccess, press(checkbox('Select rows'))],
        },
      ],
    },
  ]
}
