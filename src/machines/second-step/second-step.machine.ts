import { type ActorRefFrom, assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import { ApiError, toApiError } from '../../api/api-error.ts'
import type { SecondFactorAnswer, SecondFactorAsked, SecondFactorMethod } from '../../api/contract/second-factor.ts'
import { phrase } from '../../phrases/phrase.ts'
import { signWithPasskey } from './passkey.ts'

interface Input {
  /** Asks the server for the second step, or reads what a login was asked for. */
  begin: (signal: AbortSignal) => Promise<SecondFactorAsked>
  /** Sends the answer. */
  answer: (answer: SecondFactorAnswer, signal: AbortSignal) => Promise<unknown>
}

interface Context extends Input {
  asked: SecondFactorAsked | null
  method: SecondFactorMethod
  /** The code, or the reply of the passkey, that is being checked. */
  response: string
  error: ApiError | null
}

type SecondStepEvent =
  | { type: 'method.chosen'; method: SecondFactorMethod }
  | { type: 'code.submitted'; code: string }
  | { type: 'passkey.requested' }
  | { type: 'step.restarted' }
  | { type: 'step.left' }

const answerOf = ({ asked, method, response }: Context): SecondFactorAnswer => ({
  challenge: asked?.challenge ?? '',
  method,
  response,
})

/** The second step of a sign-in or of a confirmation (ADR 0094). Its output tells whether the person has done it. */
export const secondStepMachine = setup({
  types: {} as { input: Input; context: Context; events: SecondStepEvent; output: boolean; tags: 'busy' | 'form' },
  actors: {
    begin: fromPromise<SecondFactorAsked, Context>(({ input, signal }) => input.begin(signal)),
    sign: fromPromise<string, Context>(({ input }) => signWithPasskey(input.asked?.passkey ?? {})),
    check: fromPromise<unknown, Context>(({ input, signal }) => input.answer(answerOf(input), signal)),
  },
  actions: {
    storeAsked: assign((_, { output }: { output: SecondFactorAsked }) => ({
      asked: output,
      method: output.methods[0] ?? ('totp' as const),
    })),
    storeMethod: assign((_, { method }: { method: SecondFactorMethod }) => ({ method })),
    storeResponse: assign((_, { response }: { response: string }) => ({ response })),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
    storePasskeyError: assign({ error: () => new ApiError(0, phrase('second-step.passkeyFailed')) }),
    forgetError: assign({ error: null }),
  },
  guards: {
    isOver: (_, { error }: { error: unknown }) => toApiError(error).code === 'CHALLENGE_EXPIRED',
  },
}).createMachine({
  id: 'secondStep',
  context: ({ input }) => ({ ...input, asked: null, method: 'totp', response: '', error: null }),
  initial: 'opening',
  on: { 'step.left': '.left' },
  states: {
    opening: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        src: 'begin',
        input: ({ context }) => context,
        onDone: {
          target: 'asking',
          actions: { type: 'storeAsked', params: ({ event }) => ({ output: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    asking: {
      tags: 'form',
      on: {
        'method.chosen': {
          actions: [{ type: 'storeMethod', params: ({ event }) => ({ method: event.method }) }, 'forgetError'],
        },
        'code.submitted': {
          target: 'checking',
          actions: { type: 'storeResponse', params: ({ event }) => ({ response: event.code }) },
        },
        'passkey.requested': 'signing',
      },
    },
    signing: {
      tags: ['busy', 'form'],
      entry: 'forgetError',
      invoke: {
        src: 'sign',
        input: ({ context }) => context,
        onDone: {
          target: 'checking',
          actions: { type: 'storeResponse', params: ({ event }) => ({ response: event.output }) },
        },
        onError: { target: 'asking', actions: 'storePasskeyError' },
      },
    },
    checking: {
      tags: ['busy', 'form'],
      entry: 'forgetError',
      invoke: {
        src: 'check',
        input: ({ context }) => context,
        onDone: 'passed',
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) },
            target: 'failed',
            actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'asking',
            actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    /** Nothing can be answered: the time is over, or the server did not ask. */
    failed: { on: { 'step.restarted': 'opening' } },
    passed: { type: 'final', output: true },
    left: { type: 'final', output: false },
  },
  // Of the final state.
  output: ({ event }) => 'output' in event && event.output === true,
})
export type SecondStepRef = ActorRefFrom<typeof secondStepMachine>
type Snapshot = SnapshotFrom<typeof secondStepMachine>

export const selectIsForm = (snapshot: Snapshot) => snapshot.hasTag('form')
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy')
export const selectIsFailed = (snapshot: Snapshot) => snapshot.matches('failed')
export const selectMethod = (snapshot: Snapshot) => snapshot.context.method
/** Ways to answer other than the one that is shown. */
export const selectAsked = (snapshot: Snapshot) => snapshot.context.asked
export const selectStepError = (snapshot: Snapshot) => snapshot.context.error
