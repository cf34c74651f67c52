import type { AnyActorRef } from 'xstate'
import type { Http } from '../../api/http.ts'
import { createUnsavedChangesGuard } from '../form/unsaved-changes-guard.machine.ts'
import { formPrefix, viewAt } from './properties.rules.ts'
import { propertyFormMachine } from './property-form.machine.ts'

interface Input {
  http: Http
  location: AnyActorRef
  newKey: () => string
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
