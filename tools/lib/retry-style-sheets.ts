import type { Plugin } from 'vite'

/** In Vite's helper: a failed file is remembered as loaded, and its link in the document is taken for a loaded one. */
const edits = [
  ['seen[href] = void 0;\n\t\tthrow err;', 'delete seen[href];\n\t\tthrow err;'],
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
] as const

/**
 * Loads a style sheet that failed to load, for instance ahead and offline, when its code is asked for again. Vite 8 would show the
 * page without its styles. Fails the build once Vite's helper reads otherwise.
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
