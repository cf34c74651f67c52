/** Lazily loaded code. `loaded` gives synchronous access once it is there. */
export interface CodeOnDemand<Code> {
  loaded: Code | null
  load: () => Promise<Code>
}

/** Caches the result of `load`. */
export function codeOnDemand<Code>(load: () => Promise<Code>): CodeOnDemand<Code> {
  const code: CodeOnDemand<Code> = {
    loaded: null,
    load: async () => (code.loaded ??= await load()),
  }
  return code
}
