import type { AnyActorRef } from 'xstate'
import type { Http } from '../../api/http.ts'
import { type PropertiesView, viewAt } from '../../routes/properties.ts'
import { createUnsavedChangesGuard } from '../form/unsaved-changes-guard.machine.ts'
import { propertyFormMachine } from './property-form.machine.ts'

interface Input {
  http: Http
  location: AnyActorRef
  newKey: () => string
}

/** The prefix of the property to edit; null for a new property, undefined without a form. */
function formPrefix(view: PropertiesView | null): string | null | undefined {
  if (view?.name === 'new') return null
  return view?.name === 'edit' ? view.prefix : undefined
}

/** Opens the property form that a URL selects, and guards its unsaved changes. */
export const propertyFormGuardMachine = createUnsavedChangesGuard({
  id: 'propertyFormGuard',
  open: (start, { pathname, search }, { http, newKey }: Input) => {
    const key = formPrefix(viewAt(pathname, search))
    if (key === undefined) return null
    return { form: start(propertyFormMachine, { id: 'form', input: { http, newKey, key } }) }
  },
})
