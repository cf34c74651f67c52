interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: () => string }) => unknown
}

/**
 * The page requires Trusted Types. react-aria's live announcer empties itself with `innerHTML = ''`, so the
 * default policy allows just that: whatever is asked for, the empty string is what comes out.
 */
export function allowEmptyHtml(page: object = globalThis) {
  if ('trustedTypes' in page) (page.trustedTypes as PolicyFactory).createPolicy('default', { createHTML: () => '' })
}
