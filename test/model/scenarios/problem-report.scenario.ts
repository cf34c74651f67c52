import { ApiError } from '../../../src/api/api-error.ts'
import { emptyReport, type ReportDraft, reportMachine } from '../../../src/machines/problems/report.machine.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { chooseKind, confirm, onBoard, openReport, reportCall, typeText } from './problem-fixtures.ts'
import { answer, button, cut, errorOf, link, noop, press, radio, refuseWith, type ReplyName } from './steps.ts'

interface Known {
  draft: ReportDraft
  errors: { photos?: string }
  refusal: string | null
}

/** A WebP picture of one pixel. Each of its bytes is a character of ASCII, so that a path can name it as text. */
const pixel = 'RIFF\x16\0\0\0WEBPVP8L\x0a\0\0\0/\0\0\0\0(@D\x04\0'
const tap = { name: 'tap.webp', text: pixel }
/** Begins as a picture does, so that only the server notices. */
const broken = { name: 'broken.webp', text: 'RIFF0000WEBP' }
const fileOf = ({ name, text }: typeof tap) => new File([text], name)

const hasPhotos = ({ draft: { photos } }: Known) => photos.length > 0
const isReadable = ({ draft: { photos } }: Known) => photos.every(({ file }) => file.name !== broken.name)

const attached = (name: string, files: readonly (typeof tap)[], rejections: readonly string[] = []): ScenarioStep => ({
  name,
  event: { type: 'photos.added', files: rejections.length > 0 ? [] : files.map(fileOf), rejections },
  when: (known: Known) => !hasPhotos(known) && known.errors.photos === undefined,
  actions: [{ do: 'attach', on: button('Choose files…'), files }],
})

const rejected = (name: ReplyName): ScenarioStep => ({
  name: `refused: ${name}`,
  event: { type: 'report.rejected', error: errorOf(name) },
  when: isReadable,
  actions: [refuseWith(reportCall, name)],
})

/** The report waits for the connection, so the dialog closes. */
const kept = (name: string, ...actions: ScenarioStep['actions']): ScenarioStep => ({
  name,
  event: { type: 'report.taken' },
  in: ['sending'],
  actions,
})

const steps: ScenarioStep[] = [
  {
    name: 'choose the kind',
    event: { type: 'draft.changed', patch: { kind: 'plumbing' } },
    when: ({ draft }: Known) => draft.kind === null,
    actions: [chooseKind],
  },
  {
    name: 'say what is wrong',
    event: { type: 'draft.changed', patch: { text: 'The tap drips' } },
    when: ({ draft }: Known) => draft.text === '',
    actions: [typeText],
  },
  {
    name: 'make it urgent',
    event: { type: 'draft.changed', patch: { priority: 'urgent' } },
    when: ({ draft }: Known) => draft.priority !== 'urgent',
    actions: [press(radio('Urgent'))],
  },
  attached('choose a file that is no picture', [{ name: 'notes.txt', text: 'x' }], ['notes.txt is no picture']),
  attached('choose a photo', [tap]),
  attached('choose a photo that cannot be read', [broken]),
  {
    name: 'remove the photo',
    event: { type: 'photo.removed', key: 'key' },
    when: hasPhotos,
    actions: [press(button('Remove: Image 1 of 1'))],
  },
  { name: 'report it', event: { type: 'report.confirmed' }, actions: [confirm] },
  { name: 'cancel', event: { type: 'dialog.closed' }, actions: [press(button('Cancel'))] },
  { ...kept('the server has it', answer(reportCall)), when: isReadable },
  {
    name: 'the server cannot read the photo',
    event: { type: 'report.rejected', error: new ApiError(422, 'Wrong', { fields: { images: ['Not readable'] } }) },
    when: (known: Known) => !isReadable(known),
    actions: [answer(reportCall)],
  },
  rejected('problem without text'),
  rejected('not permitted'),
  kept('the connection breaks', cut(reportCall)),
  kept('the network is lost', { do: 'network', is: 'lost' }),
]

const dialog: Omit<Scenario, 'id' | 'account' | 'address'> = {
  machine: reportMachine.provide({ actions: { submit: noop, reportLeft: noop } }),
  heldCalls: [reportCall],
  input: { propertyId: 12, room: { id: 2086, name: '103' }, draft: emptyReport, refusal: null },
  contextKey: ({ draft: { photos, ...draft }, errors, refusal }: Known) => [
    draft,
    photos.map(({ file }) => file.name),
    Object.keys(errors),
    refusal,
  ],
  steps,
}

/** The dialog that reports a problem of a room. */
export const reportScenarios: Scenario[] = [
  { ...onBoard, ...dialog, id: 'problemReport: from the board', before: openReport },
  {
    ...dialog,
    id: 'problemReport: from “My rooms”',
    account: 'housekeeping',
    address: '/hotel-management/properties/harbour-view/housekeeping?view=mine',
    before: [press({ ...button('Report a problem in *'), index: 0 })],
  },
  {
    ...dialog,
    id: 'problemReport: from the page of a room',
    account: 'manager',
    address: '/hotel-management/properties/old-mint-house/products?keyword=103',
    before: [press(link('103')), press(button('Report a problem'))],
  },
]
