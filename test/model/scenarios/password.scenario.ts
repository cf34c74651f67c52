import type { StoredUser } from '../../../src/api/contract/session.ts'
import { passwordMachine } from '../../../src/machines/password/password.machine.ts'
import { isComplete, type PasswordDraft } from '../../../src/machines/password/password.rules.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { user } from '../../support/records.ts'
import {
  button,
  demoPassword,
  dialog,
  succeeds,
  connectionFailures,
  password,
  press,
  failsWith,
  type,
} from './steps.ts'

const change = 'POST v1/user_management/users/change_password'
const chosen = 'Harbour-2027!'

interface Known {
  draft: PasswordDraft
  user: StoredUser
  isFirstTime: boolean
}

const typed = (field: keyof PasswordDraft, label: string, value: string, within: string): ScenarioStep => ({
  name: `type ${label.toLowerCase()}`,
  event: { type: 'password.typed', field, value },
  when: ({ draft }: Known) => draft[field] !== value,
  actions: [type(password(label, dialog(within)), value)],
})

/** The token after a change; from then on the old password is no longer valid. */
const changed = 'token-of-the-new-password'
const isOld = ({ user: { token } }: Known) => token !== changed
/** The new password equals the current one, which the server rejects. */
const isReused = ({ draft }: Known) => draft.password === demoPassword

/** The common steps of the two dialogs, each found by its title. */
const filling = (title: string): ScenarioStep[] => [
  typed('password', 'New password', chosen, title),
  typed('confirm', 'Confirm password', chosen, title),
  { ...typed('password', 'New password', demoPassword, title), name: 'type the password in use' },
  { ...typed('confirm', 'Confirm password', demoPassword, title), name: 'confirm the password in use' },
  {
    ...typed('confirm', 'Confirm password', 'Harbour-2028!', title),
    name: 'confirm another password',
  },
  {
    name: 'leave the confirmation empty',
    event: { type: 'password.blurred', field: 'confirm' },
    when: ({ draft }: Known) => draft.confirm === '',
    actions: [press(password('Confirm password', dialog(title))), press(password('New password', dialog(title)))],
  },
  {
    name: 'update',
    event: { type: 'password.submitted' },
    // Until then the button is disabled.
    when: ({ draft }: Known) => isComplete(draft),
    actions: [press(button('Update', dialog(title)))],
  },
]

const ending: ScenarioStep[] = [
  succeeds(
    'changePassword',
    change,
    { message: 'Successfully Applied Changes!', token: changed },
    { when: (known: Known) => isOld(known) && !isReused(known) },
  ),
  {
    ...failsWith('changePassword', change, 'reused password'),
    when: (known: Known) => isOld(known) && isReused(known),
  },
  failsWith('changePassword', change, 'fault of the server'),
  ...connectionFailures('changePassword', change),
  { name: 'close', event: { type: 'password.closed' }, in: ['refused'], actions: [press(button('Close'))] },
]

const thanks: ScenarioStep = {
  name: 'thanks',
  event: { type: 'password.closed' },
  in: ['updated'],
  actions: [press(button('Okay, thanks!'))],
}

const opening: ScenarioStep = {
  name: 'open',
  event: { type: 'password.opened' },
  in: ['closed'],
  actions: [press(button('Change Password'))],
}

/** After the first password, the regular dialog follows: that is the other scenario. */
const ofFirst = (step: ScenarioStep): ScenarioStep => ({
  ...step,
  when: (known: never) => (known as Known).isFirstTime && (step.when?.(known) ?? true),
})

/** The filled fields, and what submitting them would mean. */
const contextKeyOf = ({ draft, user: { token }, isFirstTime }: Known) => [draft, token, isFirstTime]

export const passwordScenarios: Scenario[] = [
  {
    id: 'password: ordinary',
    machine: passwordMachine,
    account: 'manager',
    address: '/under-construction',
    heldCalls: [change],
    input: { user: user() },
    contextKey: contextKeyOf,
    steps: [
      opening,
      typed('current', 'Current password', demoPassword, 'Change Password'),
      ...filling('Change Password'),
      { name: 'cancel', event: { type: 'password.closed' }, in: ['editing'], actions: [press(button('Cancel'))] },
      ...ending,
      thanks,
    ],
  },
  {
    id: 'password: first sign-in',
    machine: passwordMachine,
    account: 'new',
    address: '/under-construction',
    heldCalls: [change],
    input: { user: user({ is_pass_updated: 0 }) },
    contextKey: contextKeyOf,
    steps: [...[...filling('Set Your Password'), ...ending].map(ofFirst), thanks, opening],
  },
]
