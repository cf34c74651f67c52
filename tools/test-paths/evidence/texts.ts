import type { CallEvidence, Evidence } from './evidence.types.ts'

const signIn = 'heading: Sign in'
const login: CallEvidence = { call: 'POST v1/login' }
const logout: CallEvidence = { call: 'POST v1/logout' }
const change: CallEvidence = { call: 'POST v1/user_management/users/change_password' }
const property: CallEvidence = { call: 'GET v1/hotel_management/properties/property/{prefix}' }
const properties = 'v1/hotel_management/properties'
const reported = 'region “Notices”: Problem in 103 reported.'
const updateProblem = (...params: string[]): CallEvidence => ({ call: `POST ${properties}/update_problem`, params })

/** The notice about a problem whose status was changed from the list. */
const statusOfProblem = (...texts: string[]): Evidence[] => [
  {
    machines: ['problemChange'],
    calls: [updateProblem('status')],
    texts: texts.map((text) => `region “Notices”: ${text}`),
  },
]
const unavailable = 'region “Notices”: The service is not available at the moment. Try again shortly.'
const propertyNotOpened = 'heading: The property couldn’t be opened'
const invalidCredentials = 'alert: Access denied! Invalid Credentials'
const deactivated = 'alert: Access denied! Your account is deactivated.'
const sessionEnded = 'alert: Your session has ended. Please sign in again.'
const passwordRules = [
  'At least 8 characters',
  'Contains a number',
  'A lowercase letter',
  'An uppercase letter',
  'A symbol',
]

/** The dialog shows this line of the checklist, first as not met and later as met. */
const passwordRule = (line: string): Evidence[] => [{ texts: [`dialog: ${line} not yet`, `dialog: ${line} met`] }]

/** Texts after a success or a failure. */
export const textEvidence: Readonly<Record<string, readonly Evidence[]>> = {
  '2.dialog.success': [{ texts: ['dialog: Success', 'dialog: All set! Your submission was successful.'] }],
  '2.dialog.error': [{ texts: ['dialog: Error', "dialog: Oops! Something went wrong. Let's try that again."] }],
  '2.dialog.custom-texts': [{ texts: ['dialog: User Password Updated', 'dialog: Successfully Applied Changes!'] }],

  '2.problems.report': [
    {
      calls: [{ call: `POST ${properties}/problems`, params: ['facility_id', 'kind', 'text', 'priority', 'images[]'] }],
      texts: [reported],
    },
  ],
  '2.problems.report-offline': [
    { machines: ['problemReports'], texts: ['alert: 1 report waits to be sent', reported] },
  ],
  '2.problems.start': statusOfProblem('Cleaning in 309 is in progress.'),
  '2.problems.finish': statusOfProblem('Furniture in 210 is done.', 'Undo'),
  '2.problems.reopen': statusOfProblem('Equipment in 215 is open.'),
  '2.problems.block': [
    {
      calls: [
        {
          call: `POST ${properties}/update_facility_status`,
          params: ['facility_ids[]', 'facility_status', 'date_from', 'date_to'],
        },
        updateProblem('blocking_id'),
      ],
      texts: ['region “Notices”: 210 is blocked for furniture in 210.'],
    },
  ],
  '2.problems.edit': [
    {
      machines: ['problemForm'],
      calls: [updateProblem('kind', 'text', 'priority')],
      texts: [
        'dialog: They saved while you were editing. Where both of you changed a field, choose which value to keep. Nothing is saved until then.',
      ],
    },
  ],

  '4.login.pending': [{ calls: [login], texts: ['status: Signing in'] }],
  '4.login.success': [{ calls: [login], texts: ['complementary “Side menu”: Welcome, Marta!'] }],
  '4.login.failure': [{ calls: [login], texts: [invalidCredentials] }],
  '4.logout.pending': [{ calls: [logout], texts: ['status: Logging out…'] }],
  '4.logout.success': [{ calls: [logout], texts: [signIn] }],
  '4.logout.failure': [{ calls: [logout], texts: [unavailable] }],
  '4.user.status': [{ calls: [login], texts: [deactivated] }],
  '4.first-time': [{ machines: ['password'], texts: ['dialog: Set Your Password'] }],
  '4.password.result': [
    { calls: [change], texts: ['dialog: Update', 'dialog: User Password Updated'] },
    { calls: [change], texts: ['dialog: Update', 'dialog: Error'] },
  ],
  '4.property.failed': [
    { calls: [property], texts: [propertyNotOpened, 'beneath: You do not have the permission for this.'] },
  ],
  '4.forced-logout.missing-cookie': [{ texts: [signIn, 'alert: You were signed out in another tab or window.'] }],
  '4.forced-logout.token': [{ texts: [signIn, sessionEnded] }],

  '5.password.current': [{ texts: ['invalid: Required', 'dialog: Current password'] }],
  '5.password.current-absent': [
    { machines: ['password'], texts: ['dialog: Set Your Password', 'dialog: New password'] },
  ],
  '5.password.new': [{ texts: ['invalid: Required', 'dialog: New password'] }],
  '5.password.confirm': [{ texts: ['invalid: Passwords do not match!'] }],
  '5.password.length': passwordRule('At least 8 characters'),
  '5.password.number': passwordRule('Contains a number'),
  '5.password.lowercase': passwordRule('A lowercase letter'),
  '5.password.uppercase': passwordRule('An uppercase letter'),
  '5.password.symbol': passwordRule('A symbol'),
  '5.password.update': [{ calls: [change], texts: passwordRules.map((line) => `dialog: ${line} met`) }],

  '6.deactivated': [{ calls: [login], texts: [deactivated] }],

  '8.login-401': [{ calls: [login], texts: [invalidCredentials] }],
  '8.login-403': [{ calls: [login], texts: [deactivated] }],
  '8.login-other': [{ calls: [login], texts: ['alert: The server took too long to answer. Try again.'] }],
  '8.logout-failure': [{ calls: [logout], texts: [unavailable] }],
  '8.forced-logout': [{ texts: [signIn, sessionEnded] }],
  '8.password-failure': [
    {
      calls: [change],
      texts: ['dialog: Error', 'dialog: Close', 'dialog: The new password must differ from the current one.'],
    },
  ],
  '8.password-success': [
    {
      calls: [change],
      texts: ['dialog: User Password Updated', 'dialog: Successfully Applied Changes!', 'dialog: Okay, thanks!'],
    },
  ],
  '8.property-failure': [
    { calls: [property], texts: [propertyNotOpened, 'beneath: You do not have the permission for this.'] },
  ],
  '8.route-errors': [{ texts: ['heading: Unexpected Application Error!'] }],
  '8.default-texts.success': [{ texts: ['heading: Success!'] }],
  '8.default-texts.failure': [{ texts: ['heading: Cannot complete request.'] }],
}
