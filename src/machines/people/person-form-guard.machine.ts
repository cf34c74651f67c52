import type { AnyActorRef } from 'xstate'
import type { Http } from '../../api/http.ts'
import { peopleViewAt } from '../../routes/people.ts'
import { createUnsavedChangesGuard } from '../form/unsaved-changes-guard.machine.ts'
import { personFormMachine } from './person-form.machine.ts'

interface Input {
  http: Http
  location: AnyActorRef
  newKey: () => string
}

/** Opens the form of a person that a URL selects, and guards its unsaved changes. */
export const personFormGuardMachine = createUnsavedChangesGuard({
  id: 'personFormGuard',
  open: (start, { pathname, search }, { http, newKey }: Input) => {
    const view = peopleViewAt(pathname, search)
    if (!view || view.name === 'list') return null
    const key = view.name === 'edit' ? view.id : null
    return { form: start(personFormMachine, { id: 'form', input: { http, newKey, key } }) }
  },
})
