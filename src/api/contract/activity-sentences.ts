import { phraseParts } from '../../phrases/phrase.ts'

/*
 * The sentences of the activity log, one per event. Who acted and the name of the record are values of the sentence, so that each
 * language has its own order of words, and a screen can put elements in their place.
 */

interface SentenceValues<Part> {
  /** The kind of the record: `addon`. */
  kind: string
  who: Part | string
  name: Part | string
  /** The other end of several dates that were closed or reopened together. */
  otherDay: Part | string
}

type Sentence = <Part>(values: SentenceValues<Part>) => (Part | string)[]

/** Where the sentence depends on the module, the key is `module event`. */
export const sentences: Record<string, Sentence> = {
  created: ({ kind, who, name }) => phraseParts('activity-log.created', { kind, who, name }),
  updated: ({ kind, who, name }) => phraseParts('activity-log.changed', { kind, who, name }),
  changed: ({ kind, who, name }) => phraseParts('activity-log.changed', { kind, who, name }),
  deleted: ({ kind, who, name }) => phraseParts('activity-log.deleted', { kind, who, name }),
  renamed: ({ kind, who, name }) => phraseParts('activity-log.renamed', { kind, who, name }),
  moved: ({ who, name }) => phraseParts('activity-log.moved', { who, name }),
  exported: ({ kind, who, name }) => phraseParts('activity-log.exported', { kind, who, name }),
  status_changed: ({ kind, who, name }) => phraseParts('activity-log.statusChanged', { kind, who, name }),
  condition_changed: ({ who, name }) => phraseParts('activity-log.conditionChanged', { who, name }),
  housekeeping_changed: ({ who, name }) => phraseParts('activity-log.housekeepingChanged', { who, name }),
  bookable_dates_changed: ({ kind, who, name }) =>
    phraseParts('activity-log.bookableDatesChanged', { kind, who, name }),
  permissions_changed: ({ kind, who, name }) => phraseParts('activity-log.permissionsChanged', { kind, who, name }),
  roles_changed: ({ who, name }) => phraseParts('activity-log.rolesChanged', { who, name }),
  password_changed: ({ who, name }) => phraseParts('activity-log.passwordChanged', { who, name }),
  undone: ({ kind, who, name }) => phraseParts('activity-log.undid', { kind, who, name }),
  user_created: ({ who, name }) => phraseParts('activity-log.userCreated', { who, name }),
  user_changed: ({ who, name }) => phraseParts('activity-log.userChanged', { who, name }),
  user_deactivated: ({ who, name }) => phraseParts('activity-log.userDeactivated', { who, name }),
  user_reactivated: ({ who, name }) => phraseParts('activity-log.userReactivated', { who, name }),
  password_link_created: ({ who, name }) => phraseParts('activity-log.passwordLinkCreated', { who, name }),
  password_set: ({ who }) => phraseParts('activity-log.passwordSet', { who }),
  posting_corrected: ({ who, name }) => phraseParts('activity-log.postingCorrected', { who, name }),
  day_closed: ({ who, name }) => phraseParts('activity-log.dayClosed', { who, name }),
  day_reopened: ({ who, name }) => phraseParts('activity-log.dayReopened', { who, name }),
  days_closed: ({ who, name, otherDay }) => phraseParts('activity-log.daysClosed', { who, name, first: otherDay }),
  days_reopened: ({ who, name, otherDay }) => phraseParts('activity-log.daysReopened', { who, name, last: otherDay }),
  month_closed: ({ who, name }) => phraseParts('activity-log.monthClosed', { who, name }),
  month_reopened: ({ who, name }) => phraseParts('activity-log.monthReopened', { who, name }),
  signed_in: ({ who }) => phraseParts('activity-log.signedIn', { who }),
  sessions_ended: ({ who }) => phraseParts('activity-log.sessionsEnded', { who }),
  authenticator_added: ({ who }) => phraseParts('activity-log.authenticatorAdded', { who }),
  authenticator_removed: ({ who }) => phraseParts('activity-log.authenticatorRemoved', { who }),
  passkey_added: ({ who }) => phraseParts('activity-log.passkeyAdded', { who }),
  passkey_removed: ({ who }) => phraseParts('activity-log.passkeyRemoved', { who }),
  recovery_codes_made: ({ who }) => phraseParts('activity-log.recoveryCodesMade', { who }),
  recovery_code_used: ({ who }) => phraseParts('activity-log.recoveryCodeUsed', { who }),
  second_step_reset: ({ who, name }) => phraseParts('activity-log.secondStepReset', { who, name }),
  confirmed: ({ who }) => phraseParts('activity-log.identityConfirmed', { who }),
  confirmation_failed: ({ who }) => phraseParts('activity-log.confirmationFailed', { who }),
  signed_out: ({ who }) => phraseParts('activity-log.signedOut', { who }),
  sign_in_failed: ({ name }) => phraseParts('activity-log.signInFailed', { name }),
  'blockings blocked': ({ who, name }) => phraseParts('activity-log.blocked', { who, name }),
  'blockings moved': ({ who, name }) => phraseParts('activity-log.blockingMoved', { who, name }),
  'blockings changed': ({ who, name }) => phraseParts('activity-log.blockingChanged', { who, name }),
  'blockings ended': ({ who, name }) => phraseParts('activity-log.blockingEnded', { who, name }),
  'blockings cancelled': ({ who, name }) => phraseParts('activity-log.blockingCancelled', { who, name }),
  'problems reported': ({ who, name }) => phraseParts('activity-log.problemReported', { who, name }),
  'problems changed': ({ who, name }) => phraseParts('activity-log.problemChanged', { who, name }),
  'problems started': ({ who, name }) => phraseParts('activity-log.problemStarted', { who, name }),
  'problems done': ({ who, name }) => phraseParts('activity-log.problemSolved', { who, name }),
  'problems reopened': ({ who, name }) => phraseParts('activity-log.problemReopened', { who, name }),
  'facility_types moved': ({ who, name }) => phraseParts('activity-log.placeOfFacilityTypeChanged', { who, name }),
}

/** Sentences about another record than the entry's. */
export const ownPasswordChanged: Sentence = ({ who }) => phraseParts('activity-log.ownPasswordChanged', { who })
export const signInToUnknownFailed: Sentence = () => phraseParts('activity-log.signInToUnknownFailed', {})

/** For an event without a sentence: "night audit closed, the property “Harbour View”". */
export const otherEvent =
  (event: string): Sentence =>
  ({ who, name }) =>
    phraseParts('activity-log.otherEvent', { who, event: event.replaceAll('_', ' '), name })
