// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import * as select from '../../src/machines/form/form.selectors.ts'
import { selectRooms } from '../../src/machines/housekeeping/housekeeping.selectors.ts'
import { selectProblemDialog } from '../../src/machines/problems/problem-tab.machine.ts'
import type { ProblemEditRef } from '../../src/machines/problems/problem-edit.machine.ts'
import type { ProblemDraft } from '../../src/machines/problems/problem-form.rules.ts'
import {
  changeProblemAsManager,
  openHousekeeping,
  problemsAsManager,
  reportAsManager,
  setUpHousekeeping,
} from '../support/housekeeping-actor.ts'
import { pictureFile } from '../support/pictures.ts'

setUpHousekeeping()

vi.setConfig({ testTimeout: 30_000 })

const updateCall = '*/v1/hotel_management/properties/update_problem'

/** The dialog that edits a new problem with this text. */
async function openEdit(text: string, options: Parameters<typeof openHousekeeping>[0] = {}, images: File[] = []) {
  const opened = await openHousekeeping(options)
  await opened.ready()
  const { tab } = opened.snapshot().context.problems.getSnapshot().context
  const { id: facility_id, name: room } = selectRooms(opened.snapshot())[0]!
  const problem = await reportAsManager({ facility_id, text, images })
  const reopen = () => tab.send({ type: 'dialog.opened', request: { name: 'edit', problem } })
  reopen()
  const edit = () => selectProblemDialog(tab.getSnapshot())?.ref as ProblemEditRef | undefined
  const form = edit()!.getSnapshot().context.form
  const shown = () => form.getSnapshot()
  const draft = () => select.selectDraft<ProblemDraft>(shown())
  const { until } = opened
  await until(() => expect(select.selectIsLoading(shown())).toBe(false))
  const current = async () => (await problemsAsManager(`include_ids[]=${problem.id}`))[0]!
  const change = (patch: Partial<Omit<ProblemDraft, 'images'>>) => form.send({ type: 'field.changed', patch })
  const save = () => form.send({ type: 'form.submitted' })
  const notice = (part: string) =>
    opened.notices.received.findLast(({ text: said }) => String(said).includes(part)) as unknown as {
      text: string
      action?: { event: { type: 'undo.requested'; undo: never } }
    }
  return { ...opened, tab, room, problem, edit, form, shown, draft, current, change, save, notice, reopen }
}

test('a problem is edited; a notice says so, and its Undo restores the values', async () => {
  const { room, tab, edit, change, save, current, until, notice } = await openEdit('The tap drips')
  change({ kind: 'electrical', text: '  The lamp flickers  ', priority: 'urgent' })
  save()
  await until(() => expect(edit()).toBeUndefined())
  expect(await current()).toMatchObject({ kind: 'electrical', text: 'The lamp flickers', priority: 'urgent' })
  const { action } = notice(`Electrical in ${room} saved.`)
  tab.send(action!.event)
  await until(() => expect(notice('as it was before')).toBeTruthy())
  expect(await current()).toMatchObject({ kind: 'plumbing', text: 'The tap drips', priority: 'normal' })
})

test('photos are added, put in another order and removed; that cannot be undone', async () => {
  const photos = [await pictureFile('a.png', 8), await pictureFile('b.png', 9)]
  const { form, draft, edit, save, current, until, notice, problem } = await openEdit('With photos', {}, photos)
  const [first, second] = draft().images
  expect(problem.images.map(({ id }) => id)).toEqual([first!.id, second!.id])
  form.send({ type: 'image.moved', key: second!.key, to: 0 })
  form.send({ type: 'image.removed', key: first!.key })
  form.send({ type: 'images.added', files: [await pictureFile('c.png', 10)] })
  save()
  await until(() => expect(edit()).toBeUndefined())
  const { images } = await current()
  expect(images[0]!.id).toBe(second!.id)
  expect(images).toHaveLength(2)
  expect(notice('saved.').action).toBeUndefined()
})

test('an empty text is refused at its field before anything is sent', async () => {
  const { change, save, shown, current } = await openEdit('Not to be emptied')
  change({ text: '   ' })
  save()
  expect(select.selectErrors(shown())).toEqual({ text: 'Required' })
  expect((await current()).lock_version).toBe(0)
})

test('what somebody else changed meanwhile is shown field by field, and nothing is overwritten unseen', async () => {
  const { problem, form, shown, edit, change, save, current, until } = await openEdit('Changed by two')
  await changeProblemAsManager(problem.id, { text: 'Their words', priority: 'urgent' })
  change({ text: 'My words' })
  save()
  await until(() => expect(select.selectConflict<ProblemDraft>(shown())).not.toBeNull())
  expect(select.selectConflict<ProblemDraft>(shown())!.fields).toEqual([
    { name: 'text', changedBy: 'both', side: 'mine' },
    { name: 'priority', changedBy: 'them', side: 'theirs' },
  ])
  form.send({ type: 'conflict.resolved' })
  await until(() => expect(edit()).toBeUndefined())
  expect(await current()).toMatchObject({ text: 'My words', priority: 'urgent' })
})

/** The server takes the change, and its reply is lost. */
async function loseReply(request: Request) {
  await fetch(new Request(request, { headers: { ...Object.fromEntries(request.headers), 'x-direct': '1' } }))
  return HttpResponse.error()
}

test('refusals keep what was typed, and a save whose reply was lost takes effect once', async () => {
  const { json } = HttpResponse
  const replies = [
    () => json({ message: 'Some fields need your attention.', errors: { images: ['No picture'] } }, { status: 422 }),
    () => json({ message: 'Not now.' }, { status: 403 }),
    loseReply,
  ]
  const { shown, draft, form, edit, change, save, current, until } = await openEdit('Kept', {
    faults: [
      http.post(updateCall, ({ request }) =>
        request.headers.has('x-direct') ? undefined : replies.shift()?.(request.clone()),
      ),
    ],
  })
  change({ text: 'Typed with care' })
  save()
  await until(() => expect(select.selectErrors<ProblemDraft>(shown())).toEqual({ images: 'No picture' }))
  save()
  await until(() => expect(select.selectIsRefused(shown())).toBe(true))
  expect(select.selectError(shown())?.message).toBe('Not now.')
  form.send({ type: 'error.closed' })
  expect(draft().text).toBe('Typed with care')
  save()
  await until(() => expect(edit()).toBeUndefined())
  expect(replies).toEqual([])
  expect(await current()).toMatchObject({ text: 'Typed with care', lock_version: 1 })
})

test('the dialog is not closed while it saves', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  const { shown, edit, change, save, until } = await openEdit('Saving', {
    faults: [http.post(updateCall, () => held.then(() => undefined))],
  })
  change({ text: 'Saved slowly' })
  save()
  save()
  edit()!.send({ type: 'dialog.closed' })
  expect([edit() !== undefined, select.selectIsBusy(shown())]).toEqual([true, true])
  answer()
  await until(() => expect(edit()).toBeUndefined())
})

test('closing the dialog changes nothing', async () => {
  const { edit, change, current } = await openEdit('Left as it is')
  change({ text: 'Thought better of it' })
  edit()!.send({ type: 'dialog.closed' })
  expect(edit()).toBeUndefined()
  expect((await current()).text).toBe('Left as it is')
})
