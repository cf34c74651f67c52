import { type AnyActorRef, assign, fromPromise, sendTo, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { noReporting } from '../../api/reporting.ts'
import { listDelays } from '../list/list.setup.ts'

/** What a reading is given: the open property, and someone to tell. */
export interface ReadingInput {
  at: PropertyScope
  notices: AnyActorRef
}

interface ReadingOptions<Question, Answer> {
  id: string
  read: (at: PropertyScope, question: Question, signal: AbortSignal) => Promise<Answer>
  /** What of a question the known answer still belongs to: another page keeps it in sight, another date does not. */
  topic: (question: Question) => string
  /** Said once the answer to a new question is there; a refresh is not announced. */
  announcement: (answer: Answer) => string
}

interface ReadingContext<Question, Answer> {
  input: ReadingInput
  question: Question | null
  answer: Answer | null
  /** When the answer came, in milliseconds; what is known offline is as of then. */
  answeredAt: number
  error: ApiError | null
  isNews: boolean
}

export type ReadingEvent<Question> =
  | { type: 'reading.asked'; question: Question }
  | { type: 'reading.refreshed' }
  | { type: 'reading.cancelled' }
  | { type: 'reading.dismissed' }

/** What screens ask of a reading. */
export type ReadingTag = 'busy' | 'indicated' | 'slow' | 'cancelled' | 'failed' | 'missing'

/**
 * One thing read from reporting, and kept while it is read again. The newest question wins, because leaving `loading`
 * aborts the older one. A server without reporting is `missing`, not failed (readings 21).
 */
export function createReadingMachine<Question, Answer>(options: ReadingOptions<Question, Answer>) {
  return setup({
    types: {
      input: {} as ReadingInput,
      context: {} as ReadingContext<Question, Answer>,
      events: {} as ReadingEvent<Question>,
      tags: {} as ReadingTag,
    },
    actors: {
      readAnswer: fromPromise<Answer, ReadingContext<Question, Answer>>(({ input, signal }) =>
        options.read(input.input.at, input.question!, signal),
      ),
    },
    actions: {
      storeQuestion: assign(({ context }, { question }: { question: Question }) => {
        const isKept = context.question !== null && options.topic(question) === options.topic(context.question)
        return { question, isNews: true, answer: isKept ? context.answer : null }
      }),
      storeAnswer: assign((_, { output }: { output: Answer }) => ({
        answer: output,
        answeredAt: Date.now(),
        error: null,
        isNews: false,
      })),
      storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
      forgetAll: assign({ question: null, answer: null, error: null, isNews: false }),
      announceAnswer: sendTo(
        ({ context }) => context.input.notices,
        (_, { output }: { output: Answer }) => ({ type: 'announcement.made', text: options.announcement(output) }),
      ),
      announceFailure: sendTo(
        ({ context }) => context.input.notices,
        (_, { error }: { error: unknown }) => ({ type: 'announcement.made', text: toApiError(error).message }),
      ),
    },
    guards: {
      isNews: ({ context }) => context.isNews,
      isMissing: (_, { error }: { error: unknown }) => toApiError(error).code === noReporting,
    },
    delays: listDelays,
  }).createMachine({
    id: options.id,
    context: ({ input }) => ({ input, question: null, answer: null, answeredAt: 0, error: null, isNews: false }),
    initial: 'dormant',
    on: {
      'reading.asked': {
        target: '.loading',
        reenter: true,
        actions: { type: 'storeQuestion', params: ({ event }) => event },
      },
      'reading.refreshed': '.loading',
      'reading.dismissed': '.dormant',
    },
    states: {
      dormant: { entry: 'forgetAll', on: { 'reading.refreshed': {} } },
      loading: {
        tags: 'busy',
        invoke: {
          src: 'readAnswer',
          input: ({ context }) => context,
          onDone: [
            {
              guard: 'isNews',
              target: 'ready',
              actions: [
                { type: 'storeAnswer', params: ({ event }) => event },
                { type: 'announceAnswer', params: ({ event }) => event },
              ],
            },
            { target: 'ready', actions: { type: 'storeAnswer', params: ({ event }) => event } },
          ],
          onError: [
            { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
            {
              target: 'failed',
              actions: [
                { type: 'storeError', params: ({ event }) => event },
                { type: 'announceFailure', params: ({ event }) => event },
              ],
            },
          ],
        },
        on: { 'reading.cancelled': 'cancelled', 'reading.refreshed': {} },
        initial: 'quick',
        states: {
          quick: { after: { indicator: 'noticeable' } },
          noticeable: { tags: 'indicated', after: { patience: 'slow' } },
          slow: { tags: ['indicated', 'slow'] },
        },
      },
      ready: {},
      cancelled: { tags: 'cancelled' },
      failed: { tags: 'failed' },
      missing: { tags: 'missing' },
    },
  })
}
