import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as step from './steps/facility-form.ts'
import { expectFocusKept, expectFocusOn, press, tabTo } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import { addPictures, expectPictures, notice, succeeded } from './steps/property-form.ts'

const server = ownServer()
const open = (search = '') => step.openRooms(search, { url: server.url() })
const names = (page: Page) => page.getByRole('textbox', { name: 'Names' })

test('by keyboard: “1201–1220, 101” is created; the taken name 101 is reported, and can be corrected', async () => {
  const page = await open('?keyword=12')
  await tabTo(page, page.getByRole('link', { name: 'New room' }).first())
  await press(page, 'Enter')
  await expectFocusOn(page.getByRole('heading', { level: 1, name: 'New room' }))
  await step.pickType(page, 'dou')
  await step.retype(page, 'Names', '1201–1220, 101')
  await page.getByText('21 rooms, 1 of them taken').waitFor()
  await step.retype(page, /^Building/, 'Annex')
  await step.toggle(page, 'Sea view')
  await step.pressOn(page, 'Create 21 rooms')
  await expectFocusOn(page.getByRole('group', { name: '1 field needs your attention' }))
  await step.expectResults(page, {
    101: 'Refused There is already a room with this name',
    1201: 'Created',
    1220: 'Created',
  })
  expect(await names(page).inputValue()).toBe('101')
  expect(await page.getByRole('textbox', { name: /^Building/ }).inputValue()).toBe('Annex')
  await step.retype(page, 'Names', '1221')
  await step.pressOn(page, 'Create room')
  await succeeded(page, '“1221” created.')
  await page.getByRole('rowheader').getByText('1201', { exact: true }).waitFor()
  await expectFocusKept(page)
  const rooms = await (await step.roomsAt(server.url())).all('keyword=12')
  const made = rooms.filter((room) => room.building === 'Annex')
  expect(made.map((room) => room.name)).toEqual(Array.from({ length: 21 }, (_, at) => String(1201 + at)))
  expect(new Set(made.map((room) => `${room.facility_type.name} ${room.amenity_ids.length}`)).size).toBe(1)
})

test('the type sets capacity and amenities, the names set the floor, and an invalid name is reported in its place', async () => {
  const page = await open('?view=new')
  await step.pickType(page, 'fam')
  expect(await page.getByRole('textbox', { name: 'Max occupancy' }).inputValue()).not.toBe('')
  await step.retype(page, 'Names', '1301-1303, 1309-1305')
  await page.getByText('3 rooms', { exact: true }).waitFor()
  expect(await page.getByRole('textbox', { name: /^Floor/ }).inputValue()).toBe('13')
  await step.pressOn(page, 'Create 3 rooms')
  const summary = page.getByRole('group', { name: '1 field needs your attention' })
  await expectFocusOn(summary)
  await tabTo(page, summary.getByRole('link', { name: 'Names: “1309–1305”: It ends before it begins.' }))
  await press(page, 'Enter')
  await expectFocusOn(names(page))
})

test('a room is edited with a picture and a connecting room, and reopens as saved', async () => {
  const page = await open('?keyword=102')
  await step.edit(page, '102')
  await step.connect(page, '103')
  await step.retype(page, /^Section/, 'Quiet wing')
  await addPictures(page, 20, 30)
  await expectPictures(page, 20, 30)
  await step.pressOn(page, 'Save changes')
  await succeeded(page, '“102” saved.')
  await page.getByRole('row', { name: /Quiet wing/ }).waitFor()
  await step.edit(page, '102')
  await expectPictures(page, 20, 30)
  await page.getByRole('list', { name: 'Connecting rooms, chosen' }).getByText('103', { exact: true }).waitFor()
  const rooms = await step.roomsAt(server.url())
  expect((await rooms.named('103'))?.connecting?.map(({ name }) => name)).toContain('102')
  await step.pressOn(page, 'Remove 103')
  await expectFocusKept(page)
  await step.pressOn(page, 'Save changes')
  await succeeded(page, '“102” saved.')
  expect((await rooms.named('103'))?.connecting?.map(({ name }) => name)).not.toContain('102')
})

test('a duplicate has the values and pictures of the original, and its own name', async () => {
  const page = await open('?keyword=104')
  await step.edit(page, '104')
  await step.retype(page, /^Note/, 'By the lift')
  await addPictures(page, 40)
  await expectPictures(page, 40)
  await step.pressOn(page, 'Save changes')
  await succeeded(page, '“104” saved.')
  await step.choose(page, '104', 'Dup')
  await expectFocusOn(page.getByRole('heading', { level: 1, name: 'New room' }))
  expect(await page.getByRole('checkbox', { name: 'Copy the picture of the original' }).isChecked()).toBe(true)
  await step.retype(page, 'Names', '199')
  await step.pressOn(page, 'Create room')
  await succeeded(page, '“199” created.')
  const { named } = await step.roomsAt(server.url())
  const [original, copy] = [await named('104'), await named('199')]
  expect(copy).toMatchObject({ note: 'By the lift', facility_type: original?.facility_type, floor: original?.floor })
  expect(copy?.images?.length).toBe(1)
  expect(copy?.images?.[0]?.id).not.toBe(original?.images?.[0]?.id)
})

test('by keyboard: of two users who edit one room, the later one resolves the conflict field by field', async () => {
  const page = await open('?keyword=105')
  await step.edit(page, '105')
  await step.retype(page, /^Building/, 'Mine')
  const { named, change } = await step.roomsAt(server.url())
  const room = await named('105')
  await change(room?.id ?? 0, { building: 'Theirs', note: 'Wet floor' })
  await step.pressOn(page, 'Save changes')
  const conflict = page.getByRole('alertdialog', { name: /^\S.* changed this on / })
  await conflict.getByRole('row', { name: /^Note .*Wet floor/ }).waitFor()
  await step.pressOn(page, 'Save these values', conflict)
  await succeeded(page, '“105” saved.')
  expect(await named('105')).toMatchObject({ building: 'Mine', note: 'Wet floor' })
})

test("a bulk edit of three rooms changes the two ticked fields; other fields keep each room's value", async () => {
  const page = await open('?keyword=11')
  const { named } = await step.roomsAt(server.url())
  const rooms = ['110', '111', '112']
  const before = await Promise.all(rooms.map(named))
  await step.toggle(page, 'Select rows')
  for (const name of rooms) await step.toggle(page, `Select ${name}`)
  await step.pressOn(page, 'Edit…')
  const dialog = page.getByRole('dialog', { name: 'Edit 3 rooms' })
  await dialog.waitFor()
  await step.toggle(page, 'Change Building')
  await step.retype(page, 'Building', 'South wing')
  await step.toggle(page, 'Change Smoking')
  await tabTo(page, page.getByRole('radio', { name: 'No' }))
  await press(page, 'ArrowLeft')
  await step.pressOn(page, 'Review changes')
  const review = page.getByRole('dialog', { name: 'Change 3 rooms?' })
  expect(await review.getByRole('term').allInnerTexts()).toEqual(['Building', 'Smoking'])
  await expectFocusOn(review.getByRole('button', { name: 'Back' }))
  await step.pressOn(page, 'Change 3 rooms')
  await notice(page, '3 rooms changed.').waitFor()
  await expectFocusKept(page)
  const after = await Promise.all(rooms.map(named))
  const rest = ({
    building: _b,
    smoking: _s,
    lock_version: _v,
    updated_at: _u,
    ...kept
  }: object & Record<string, unknown>) => kept
  expect(after.map((room) => [room?.building, room?.smoking])).toEqual(rooms.map(() => ['South wing', true]))
  expect(after.map((room) => rest({ ...room }))).toEqual(before.map((room) => rest({ ...room })))
})

test('unsaved names block leaving the page, and stay after the user declines', async () => {
  const page = await open('?view=new')
  await step.retype(page, 'Names', '1401')
  await tabTo(page, page.getByRole('link', { name: 'Cancel' }))
  await press(page, 'Enter')
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
  await step.pressOn(page, 'Keep editing')
  expect(await names(page).inputValue()).toBe('1401')
  await expectFocusKept(page)
})
