import type { StoredUser } from '../../src/api/contract/session.ts'
import { passwordMachine } from '../../src/machines/password/password.machine.ts'
import { isComplete, type PasswordDraft } from '../../src/machines/password/password.rules.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { user } from '../support/records.ts'
import { button, demoPassword, dialog, ends, lost, password, press, refused, type } from './moves.ts'

const change = 'POST v1/user_management/users/change_password'
const chosen = 'Harbour-2027!'

interface Known {
  draft: PasswordDraft
  user: StoredUser
  isFirstTime: boolean
}

const typed = (field: keyof PasswordDraft, label: string, value: string, within: string): Move => ({
  name: `type ${label.toLowerCase()}`,
  event: { type: 'password.typed', field, value },
  when: ({ draft }: Known) => draft[field] !== value,
  actions: [type(password(label, dialog(within)), value)],
})

/** The token that a change gives: from then on the old password is another one. */
const changed = 'token-of-the-new-password'
const isOld = ({ user: { token } }: Known) => token !== changed
/** The new password is the one in use, which the server refuses. */
const isReused = ({ draft }: Known) => draft.password === demoPassword

/** What the two dialogs have in common; each is found by its title. */
const filling = (title: string): Move[] => [
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
    event: { type: 'password.left', field: 'confirm' },
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

const ending: Move[] = [
  ends(
    'changePassword',
    change,
    { message: 'Successfully Applied Changes!', token: changed },
    { when: (known: Known) => isOld(known) && !isReused(known) },
  ),
  {
    ...refused('changePassword', change, 'reused password'),
    when: (known: Known) => isOld(known) && isReused(known),
  },
  refused('changePassword', change, 'fault of the server'),
  ...lost('changePassword', change),
  { name: 'close', event: { type: 'password.closed' }, in: ['refused'], actions: [press(button('Close'))] },
]

const thanks: Move = {
  name: 'thanks',
  event: { type: 'password.closed' },
  in: ['updated'],
  actions: [press(button('Okay, thanks!'))],
}

const opening: Move = {
  name: 'open',
  event: { type: 'password.opened' },
  in: ['closed'],
  actions: [press(button('Change Password'))],
}

/** What follows a password of one's own is the ordinary dialog, which is the other stage. */
const ofFirst = (move: Move): Move => ({
  ...move,
  when: (known: never) => (known as Known).isFirstTime && (move.when?.(known) ?? true),
})

/** Which fields are filled, and what submitting them would mean. */
const told = ({ draft, user: { token }, isFirstTime }: Known) => [draft, token, isFirstTime]

export const passwordStages: Stage[] = [
  {
    id: 'password: ordinary',
    machine: passwordMachine,
    as: 'manager',
    at: '/under-construction',
    holds: [change],
    input: { user: user() },
    context: told,
    moves: [
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
    as: 'new',
    at: '/under-construction',
    holds: [change],
    input: { user: user({ is_pass_updated: 0 }) },
    context: told,
    moves: [...[...filling('Set Your Password'), ...ending].map(ofFirst), thanks, opening],
  },
]
