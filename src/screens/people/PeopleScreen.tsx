import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { selectIsAsking, selectOpened } from '../../machines/form/form.selectors.ts'
import {
  peopleMachine,
  type PeopleRef,
  selectAction,
  selectFormGuard,
  selectView,
} from '../../machines/people/people.machine.ts'
import { requireActor } from '../actor-hooks.ts'
import { PageLoader } from '../PageLoader.tsx'
import { useShell } from '../shell/actor-hooks.ts'
import { PeopleList } from './PeopleList.tsx'

const PersonForm = onDemand(() => import('./PersonForm.tsx').then((m) => m.PersonForm), <PageLoader />)
const PersonActionDialog = onDemand(() => import('./PersonActionDialog.tsx').then((m) => m.PersonActionDialog))
const UnsavedChangesDialog = onDemand(() =>
  import('../form/UnsavedChangesDialog.tsx').then((m) => m.UnsavedChangesDialog),
)

/** The people who use the product, for who may manage users (ADR 0096). */
export function PeopleScreen() {
  const shell = useShell()
  const people = useSelector(shell, (snapshot) => snapshot.context.people)
  // The machine comes with the code of its screen, so that the first screens have neither.
  useLayoutEffect(() => {
    if (!people) shell.send({ type: 'people.loaded', logic: peopleMachine })
  }, [shell, people])
  return people ? <PeopleViews people={people} /> : <PageLoader />
}

/** The view that the address selects. */
function PeopleViews({ people }: { people: PeopleRef }) {
  const view = useSelector(people, (snapshot) => selectView(snapshot)?.name)
  const formGuard = requireActor(useSelector(people, selectFormGuard), 'form guard')
  const opened = useSelector(formGuard, selectOpened)
  const isAsking = useSelector(formGuard, selectIsAsking)
  const action = useSelector(people, selectAction)
  return (
    <>
      {opened ? <PersonForm key={opened.form.sessionId} people={people} form={opened.form} /> : null}
      {view === 'list' ? <PeopleList people={people} /> : null}
      {action ? <PersonActionDialog key={action.sessionId} action={action} /> : null}
      {isAsking ? <UnsavedChangesDialog guard={formGuard} /> : null}
    </>
  )
}
