import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that is on the PATH. */
export function findOnPath(programs, path = process.env.PATH ?? '') {
  const folders = path.split(delimiter)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}
