import { Refusal, refused } from '../errors.ts'

export const cannotBeUndone = 'This cannot be undone.'
export const undoneAlready = 'Undone already'
export const changedSince = 'Changed again since'
export const isGone = 'The record is no longer there'
export const notPermitted = 'You do not have the permission to change this.'

interface Results {
  results: readonly { ok: boolean; message?: string | null | undefined }[]
}

/** A bulk verb answers each for itself; here one that is refused refuses all. */
export function demandAll(answer: Results): void {
  for (const { ok, message } of answer.results) if (!ok) throw refused(message ?? 'Refused')
}

/** What a verb says against its fields, said of the undoing: nobody has filled in a form. */
export function asRefusal(thrown: unknown): unknown {
  if (!(thrown instanceof Refusal)) return thrown
  const { code, errors } = thrown.details
  if (code === 'STALE') return refused(`${changedSince}.`)
  if (code === 'NOT_FOUND') return refused(`${isGone}.`)
  if (code !== 'VALIDATION') return thrown
  const said = Object.values(errors ?? {}).flat()
  return new Refusal(422, `It cannot be put back: ${said.join('; ')}`, { code: 'REFUSED' })
}
