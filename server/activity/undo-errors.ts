import { phrase } from '../../src/phrases/phrase.ts'
import { undoMinutes } from '../../src/api/contract/housekeeping.ts'
import { statementsText } from '../../src/phrases/facts-text.ts'
import { HttpError, ruleViolation, staleCodes } from '../errors.ts'

export const conditionNotUndone = () => phrase('server.conditionNotUndone', { minutes: undoMinutes })
export const cannotBeUndone = () => phrase('server.cannotBeUndone')
export const alreadyUndone = () => phrase('server.alreadyUndone')
export const changedSince = () => phrase('server.changedSince')
export const recordGone = () => phrase('server.recordGone')
export const notPermitted = () => phrase('server.notPermitted')

interface Results {
  results: readonly { ok: boolean; message?: string | null | undefined }[]
}

/** Fails if any result of a bulk write failed, because an undo is all or nothing. */
export function requireAllOk(reply: Results): void {
  for (const { ok, message } of reply.results) if (!ok) throw ruleViolation(message ?? phrase('server.refused'))
}

/** Converts field errors to one 409 error, because an undo has no form fields to show them at. */
export function toUndoError(thrown: unknown): unknown {
  if (!(thrown instanceof HttpError)) return thrown
  const { code, errors } = thrown.details
  if (Object.values<string | undefined>(staleCodes).includes(code))
    return ruleViolation(phrase('server.sentence', { text: changedSince() }))
  if (code === 'NOT_FOUND') return ruleViolation(phrase('server.sentence', { text: recordGone() }))
  if (code !== 'VALIDATION') return thrown
  const messages = Object.values(errors ?? {}).flat()
  return new HttpError(422, phrase('server.oldValuesRefused', { reasons: statementsText(messages) }), {
    code: 'REFUSED',
  })
}
