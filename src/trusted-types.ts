interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: () => string; createScriptURL: (url: string) => string | null },
  ) => unknown
}

/** The one script that a page may start besides its own: the thread of an import, among the app's own files (ADR 0026). */
export const ownThread = (url: string, origin: string): string | null =>
  url.startsWith(origin) && /^\/assets\/import\.worker-[\w-]+\.js$/.test(url.slice(origin.length)) ? url : null

/**
 * The page requires Trusted Types. react-aria's live announcer empties itself with `innerHTML = ''`, so the
 * default policy allows just that: whatever is asked for, the empty string is what comes out. Of scripts it lets the
 * import's thread through, and nothing else.
 */
export function restrictTypes(page: object = globalThis) {
  if ('trustedTypes' in page)
    (page.trustedTypes as PolicyFactory).createPolicy('default', {
      createHTML: () => '',
      createScriptURL: (url) => ownThread(url, location.origin),
    })
}
