import { HttpError, ruleViolation } from '../errors.ts'

export const cannotBeUndone = 'This cannot be undone.'
export const alreadyUndone = 'Already undone'
export const changedSince = 'Changed again since'
export const recordGone = 'The record is no longer there'
export const notPermitted = 'You do not have the permission to change this.'

interface Results {
  results: readonly { ok: boolean; message?: string | null | undefined }[]
}

/** Fails if any result of a bulk write failed, because an undo is all or nothing. */
export function requireAllOk(reply: Results): void {
  for (const { ok, message } of reply.results) if (!ok) throw ruleViolation(message ?? 'Refused')
}

/** Converts field errors to one 409 error, because an undo has no form fields to show them at. */
export function toUndoError(thrown: unknown): unknown {
  if (!(thrown instanceof HttpError)) return thrown
  const { code, errors } = thrown.details
  if (code === 'STALE') return ruleViolation(`${changedSince}.`)
  if (code === 'NOT_FOUND') return ruleViolation(`${recordGone}.`)
  if (code !== 'VALIDATION') return thrown
  const messages = Object.values(errors ?? {}).flat()
  return new HttpError(422, `The old values cannot be restored: ${messages.join('; ')}`, { code: 'REFUSED' })
}
