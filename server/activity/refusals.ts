import { Refusal, refused } from '../errors.ts'

export const cannotBeUndone = 'This cannot be undone.'
export const undoneAlready = 'Undone already'
export const changedSince = 'Changed again since'
export const isGone = 'The record is no longer there'
export const notPermitted = 'You do not have the permission to change this.'

interface Results {
  results: readonly { ok: boolean; message?: string | null | undefined }[]
}

/** Fails if any result of a bulk write failed, because an undo is all or nothing. */
export function demandAll(answer: Results): void {
  for (const { ok, message } of answer.results) if (!ok) throw refused(message ?? 'Refused')
}

/** Converts field errors to one 409 error, because an undo has no form fields to show them at. */
export function asRefusal(thrown: unknown): unknown {
  if (!(thrown instanceof Refusal)) return thrown
  const { code, errors } = thrown.details
  if (code === 'STALE') return refused(`${changedSince}.`)
  if (code === 'NOT_FOUND') return refused(`${isGone}.`)
  if (code !== 'VALIDATION') return thrown
  const said = Object.values(errors ?? {}).flat()
  return new Refusal(422, `It cannot be put back: ${said.join('; ')}`, { code: 'REFUSED' })
}
