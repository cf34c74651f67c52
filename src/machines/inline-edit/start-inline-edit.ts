import type { InventoryTabInput, StartActor } from '../inventory-tab/inventory-tab.machine.ts'
import {
  type EditedForm,
  type EditRequest,
  type InlineEdit,
  inlineEditMachine,
  type StartForm,
} from './inline-edit.machine.ts'

/** Starts the inline edit of one field. `draftField` is its name in the draft of the record's form, which `startForm` starts. */
export function startInlineEdit<Field extends string, Form extends EditedForm>(
  start: StartActor,
  request: EditRequest<Field>,
  draftField: string,
  startForm: (start: StartForm) => Form,
): InlineEdit<Field, Form> {
  const ref = start(inlineEditMachine, { id: 'edit', input: { field: draftField, startForm } })
  // The machine knows its form as any form; it is the one that `startForm` has just started.
  return { ...request, ref, form: ref.getSnapshot().context.form as Form }
}

/** Input of a form that edits the record of `id`. */
export const formInput = ({ scope, newKey }: InventoryTabInput, id: number) => ({
  http: scope.http,
  scope,
  newKey,
  key: id,
  copyOf: null,
})
