interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: () => string }) => unknown
}

/**
 * The page enforces Trusted Types. react-aria's live announcer sets `innerHTML = ''`, so the default policy turns every
 * value into the empty string.
 */
export function allowEmptyHtml(page: object = globalThis) {
  if ('trustedTypes' in page) (page.trustedTypes as PolicyFactory).createPolicy('default', { createHTML: () => '' })
}
