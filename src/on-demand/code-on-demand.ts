/** Lazily loaded code. `loaded` gives synchronous access once it is there. */
export interface CodeOnDemand<Code> {
  loaded: Code | null
  load: () => Promise<Code>
}

/**
 * Loads code once, also for callers at the same time: WebKit resolves the second `import()` of a module before it has run the module, so
 * its exports are still undefined (ADR 0083).
 */
export function codeOnDemand<Code>(load: () => Promise<Code>): CodeOnDemand<Code> {
  let pending: Promise<Code> | undefined
  const code: CodeOnDemand<Code> = {
    loaded: null,
    load: () =>
      (pending ??= load().then(
        (loaded) => (code.loaded = loaded),
        (error: unknown) => {
          pending = undefined
          throw error
        },
      )),
  }
  return code
}
