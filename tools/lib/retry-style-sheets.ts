import type { Plugin } from 'vite'

/** Edits to Vite's helper, which remembers a failed style sheet as loaded and takes its leftover link for a loaded one. */
const edits = [
  ['seen[href] = void 0;\n\t\tthrow err;', 'delete seen[href];\n\t\tthrow err;'],
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
] as const

/**
 * Loads a style sheet again that failed to load, for example when it was prefetched offline, once its code is requested again. Vite 8
 * would show the page without its styles. Fails the build if Vite's helper changes.
 */
export const retryStyleSheets = (): Plugin => ({
  name: 'retry-style-sheets',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      for (const [found] of edits)
        if (!code.includes(found)) throw new Error(`Vite's preload helper has changed; it has no ${found}`)
      return {
        code: edits.reduce((edited, [found, replacement]) => edited.replace(found, replacement), code),
        map: null,
      }
    },
  },
})
