import { readFileSync } from 'node:fs'

/** True if `version` (20.19.3) is at least `wanted` (>=20.19). */
export function isNodeRecent(version, wanted) {
  const [have, want] = [version, wanted].map((text) =>
    text
      .replace(/^[^\d]*/, '')
      .split('.')
      .map(Number),
  )
  for (const [index, part] of want.entries()) {
    if ((have[index] ?? 0) !== part) return (have[index] ?? 0) > part
  }
  return true
}

/** Ends the process with a one-line message if this Node is older than package.json's `engines` require. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  if (isNodeRecent(process.versions.node, engines.node)) return
  console.error(`Node ${engines.node} is needed; this is ${process.versions.node}. Get it from https://nodejs.org`)
  process.exit(1)
}
