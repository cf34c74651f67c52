import type { AnyActorRef } from 'xstate'
import type { ApiError } from '../../api/api-error.ts'
import type { ReadingTag } from './reading.machine.ts'

/** Any reading, whatever it asks and answers. */
interface AnyReading<Answer> {
  context: { answer: Answer | null; answeredAt: number; error: ApiError | null }
  hasTag: (tag: ReadingTag) => boolean
}

/** A running reading, as the parts see it that show what all readings have in common. */
export interface ReadingActor {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => AnyReading<unknown>
  send: (event: { type: 'reading.refreshed' } | { type: 'reading.cancelled' }) => void
}

export const selectAnswer = <Answer>(reading: AnyReading<Answer>) => reading.context.answer
export const selectAnsweredAt = (reading: AnyReading<unknown>) => reading.context.answeredAt
export const selectIsBusy = (reading: AnyReading<unknown>) => reading.hasTag('busy')
export const selectIsIndicated = (reading: AnyReading<unknown>) => reading.hasTag('indicated')
export const selectIsSlow = (reading: AnyReading<unknown>) => reading.hasTag('slow')
export const selectIsCancelled = (reading: AnyReading<unknown>) => reading.hasTag('cancelled')
/** The server has no reporting; the rest of the product works (domain D21). */
export const selectIsMissing = (reading: AnyReading<unknown>) => reading.hasTag('missing')
/** Why it could not be read; null while it is asked anew, and once it has come. */
export const selectError = (reading: AnyReading<unknown>) => (reading.hasTag('failed') ? reading.context.error : null)
