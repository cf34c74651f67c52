import type { SecondStepSetUpSnapshot as Snapshot } from './set-up.machine.ts'

/** What the person has set up; null until it is loaded. */
export const selectSetUp = ({ context }: Snapshot) => context.setUp
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy')
export const selectIsFailed = (snapshot: Snapshot) => snapshot.matches('failed')
export const selectIsUnavailable = (snapshot: Snapshot) => snapshot.matches('unavailable')
export const selectError = ({ context }: Snapshot) => context.error
export const selectNewApp = ({ context }: Snapshot) => context.newApp
export const selectCodes = ({ context }: Snapshot) => context.codes
export const selectName = ({ context }: Snapshot) => context.name
export const selectTask = ({ context }: Snapshot) => context.task

/** Which part of the dialog is shown. */
export function selectView(snapshot: Snapshot): 'overview' | 'name' | 'password' | 'app' | 'codes' {
  const { context } = snapshot
  if (snapshot.matches('naming')) return 'name'
  if (snapshot.matches('proving') || (snapshot.matches('performing') && context.password !== undefined))
    return 'password'
  if (snapshot.matches('scanning') || snapshot.matches('confirmingApp')) return 'app'
  return snapshot.matches('showingCodes') ? 'codes' : 'overview'
}
