/** Code that arrives when it is wanted: `loaded` once it is there, so that nobody waits for a promise then. */
export interface CodeOnDemand<Code> {
  loaded: Code | null
  load: () => Promise<Code>
}

/** Remembers what `load` brought. */
export function codeOnDemand<Code>(load: () => Promise<Code>): CodeOnDemand<Code> {
  const code: CodeOnDemand<Code> = {
    loaded: null,
    load: async () => (code.loaded ??= await load()),
  }
  return code
}
