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
  /** What of a question an answer belongs to: that of another page stays in sight while it is asked, that of another date goes. */
  topic: (question: Question) => string
  /** Said once the answer to a new question is there; a refresh is not announced. */
  announcement: (answer: Answer) => string
}

interface ReadingContext<Question, Answer> {
  input: ReadingInput
  question: Question | null
  answer: Answer | null
  /** The topic of the question that it answers. */
  answered: string | null
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
 * aborts the older one. A server without reporting is `missing`, not failed (domain D21).
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
      storeQuestion: assign((_, { question }: { question: Question }) => ({ question, isNews: true })),
      /** What answers another question stays only as long as the new answer may still come at once. */
      forgetOther: assign(({ context: { question, answer, answered } }) => ({
        answer: question !== null && options.topic(question) === answered ? answer : null,
      })),
      storeAnswer: assign(({ context }, { output }: { output: Answer }) => ({
        answer: output,
        answered: options.topic(context.question!),
        answeredAt: Date.now(),
        error: null,
        isNews: false,
      })),
      storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
      forgetAll: assign({ question: null, answer: null, answered: null, error: null, isNews: false }),
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
    context: ({ input }) => ({
      input,
      question: null,
      answer: null,
      answered: null,
      answeredAt: 0,
      error: null,
      isNews: false,
    }),
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
          noticeable: { tags: 'indicated', entry: 'forgetOther', after: { patience: 'slow' } },
          slow: { tags: ['indicated', 'slow'] },
        },
      },
      ready: {},
      cancelled: { tags: 'cancelled', entry: 'forgetOther' },
      failed: { tags: 'failed', entry: 'forgetOther' },
      missing: { tags: 'missing', entry: 'forgetOther' },
    },
  })
}
