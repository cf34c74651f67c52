import type { SessionSnapshot } from './session.machine.ts'

/** The session state: loading, user, error (requirement 3.session.state). */
export const selectIsPending = (session: SessionSnapshot) => session.hasTag('pending')
export const selectUser = (session: SessionSnapshot) => session.context.user
export const selectError = (session: SessionSnapshot) => session.context.error

export const selectIsSecondStep = (session: SessionSnapshot) => session.matches({ signedOut: 'secondStep' })
export const selectIsSignedIn = (session: SessionSnapshot) => session.matches('signedIn')
export const selectIsOpening = (session: SessionSnapshot) => session.hasTag('opening')
export const selectHasLoadFailed = (session: SessionSnapshot) => session.matches({ signedIn: { shell: 'loadFailed' } })
export const selectShell = (session: SessionSnapshot) => session.context.shell
export const selectSignedOutReason = (session: SessionSnapshot) => session.context.reason

/** First name, for the greeting (requirement 2.layout.greeting). */
export const selectFirstName = (session: SessionSnapshot) => session.context.user?.first_name ?? ''
export const selectInitials = (session: SessionSnapshot) =>
  [session.context.user?.first_name, session.context.user?.last_name].map((name) => name?.[0] ?? '').join('')
export const selectRoleName = (session: SessionSnapshot) =>
  session.context.user?.roles?.[0]?.name ?? session.context.user?.position?.name ?? ''
