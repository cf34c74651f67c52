import type { Plugin } from 'vite'

/** V8 compiles all functions of a file that begins with this, and does so beside the main thread: https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Has the browser compile the functions of these chunks while they load, instead of each at its first call (ADR 0055). For chunks of
 * which the first screen calls most functions. Other browsers read a comment.
 */
export const compileEagerly = (names: readonly string[]): Plugin => ({
  name: 'compile-eagerly',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // The hint must come first in the file, before the list of preloads that Vite writes there.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && names.includes(chunk.name)) chunk.code = hint + chunk.code
    },
  },
})
