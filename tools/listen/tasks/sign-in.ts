import { press, type, type Task } from '../task.ts'

export const signIn: Task = {
  name: 'sign-in',
  title: 'Sign in, with a mistake first',
  path: '/login',
  steps: [
    ...press('Tab'),
    ...type('manager@demo.example'),
    ...press('Tab'),
    ...type('wrong'),
    ...press('Return', 'ctrl+a'),
    ...type('Welcome-2026!'),
    ...press('Return'),
  ],
}
