/** Flags for quiet runs: no background requests, no GPU, no sandbox. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** For pages that live for seconds: optimising their code takes a sixth to a third of the time, and is never paid back. */
export const noOptimisedCode = '--js-flags=--no-turbofan --no-maglev'
