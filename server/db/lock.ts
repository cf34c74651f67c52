import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another process has the data folder open. PGlite does not prevent this, and both would lose writes. */
class LockedError extends Error {}

/** Start time of a process in clock ticks. It tells the lock's owner from another process with the same pid. */
function startedAt(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

const holderOf = (text: string) => {
  const [pid = '', started = ''] = text.split('\n')
  return { pid: Number(pid), started }
}

function isHeld(text: string): boolean {
  const { pid, started } = holderOf(text)
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false
  const now = startedAt(pid)
  return now === null || started === '' || now === started
}

/** True if our file now has the lock's name. `link` is atomic and never overwrites. */
function claim(own: string, lock: string): boolean {
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Locks the embedded data folder for this process and returns the unlock function (ADR 0011). Takes over the lock of a
 * dead process (kill -9, power loss).
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'lock')
  const own = join(folder, `lock.${randomUUID()}`)
  const text = `${process.pid}\n${startedAt(process.pid) ?? ''}\n${randomUUID()}\n`
  writeFileSync(own, text, { flag: 'wx' })
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (claim(own, lock)) return () => void (readText(lock) === text && rmSync(lock, { force: true }))
      const held = readText(lock)
      if (held === null) continue
      if (isHeld(held)) throw new LockedError(`${folder} is in use by process ${holderOf(held).pid}`)
      const aside = join(folder, `lock.${randomUUID()}`)
      try {
        renameSync(lock, aside)
      } catch {
        continue
      }
      // Another process may have taken the lock between our read and rename; then the lock is put back.
      if (readText(aside) !== held) claim(aside, lock)
      rmSync(aside, { force: true })
    }
    throw new LockedError(`${folder} is being opened by another process`)
  } finally {
    rmSync(own, { force: true })
  }
}
