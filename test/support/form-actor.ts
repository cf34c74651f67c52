import { createActor } from 'xstate'
import { type PropertyFormRef, propertyFormMachine } from '../../src/machines/properties/property-form.machine.ts'
import type { PropertyPatch } from '../../src/machines/properties/property-form.rules.ts'
import { recorder } from './recorder.ts'
import { property } from './records.ts'
import { openWire, settled } from './wire.ts'

/** Values that a user fills in for a new property. */
export const completeDraft: PropertyPatch = {
  name: 'Castle Inn',
  prefix: 'castle-inn',
  property_type_id: 2,
  timezone: 'Europe/Lisbon',
  currency: 'EUR',
  address: 'Rua Um 1',
}

/** Starts a form, new or of `prefix`, over a network that the test controls, with a recording parent. */
export function startForm(prefix: string | null = null) {
  const wire = openWire()
  const parent = recorder()
  let keys = 0
  const input = { http: wire.http, newKey: () => `key-${(keys += 1)}`, key: prefix }
  const form: PropertyFormRef = createActor(propertyFormMachine, { input, parent: parent.ref }).start()
  const snapshot = () => form.getSnapshot()
  const answer = async (body: unknown, status = 200) => {
    wire.last().answer(body, { status })
    await settled()
  }
  return {
    ...wire,
    form,
    snapshot,
    answer,
    received: parent.received,
    change: (patch: typeof completeDraft) => form.send({ type: 'field.changed', patch }),
    submit: () => form.send({ type: 'form.submitted' }),
    draft: () => snapshot().context.draft,
    key: () => wire.last().headers.get('idempotency-key'),
    sent: (name: string) => wire.last().form.find(([field]) => field === name)?.[1],
  }
}

/** The form of a property that has loaded. */
export async function startEdit() {
  const form = startForm('castle-inn')
  await form.answer({ data: property({ images: [{ id: 'a', url: '/a.jpg' }] }) })
  return form
}
