import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Every file under the given files and folders, sorted; a missing one counts as empty. */
function filesUnder(paths) {
  return paths
    .filter((path) => existsSync(path))
    .flatMap((path) =>
      statSync(path).isDirectory() ? filesUnder(readdirSync(path).map((name) => join(path, name))) : [path],
    )
    .sort()
}

/** One hash over the names and contents of all these files. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const file of filesUnder(paths)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
