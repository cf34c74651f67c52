import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { newFolder, run } from './processes.ts'

const mebibytes = 160
const chunk = Buffer.alloc(64 * 1024)

function fill(file: string): void {
  for (let written = 0; written < mebibytes * 2 ** 20; written += chunk.length)
    writeFileSync(file, chunk, { flag: 'a' })
}

/**
 * Starts a server whose database is on its own file system, fills that file system, and frees space again. The file system belongs
 * to a namespace that ends with the process (Linux: unshare), and is accessible through /proc.
 */
export async function expectReadyOnlyWithRoom(file: string): Promise<void> {
  const mount = newFolder()
  const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user']
  const script = `mount -t tmpfs -o size=${mebibytes}m,mode=777 tmpfs "$0" && exec "$@"`
  const inside = ['unshare', ...asRoot, '--mount', '--propagation', 'private', 'sh', '-c', script, mount]
  const { child, ready, ended } = run({ DATA_DIR: join(mount, 'data') }, file, [], inside)
  const address = await ready
  const stateOf = async () => {
    const reply = await fetch(`${address}/api/ready`)
    return [reply.status, ((await reply.json()) as { data: { status: string } }).data.status]
  }
  expect(await stateOf()).toEqual([200, 'ready'])
  const filler = join(`/proc/${child.pid}/root`, mount, 'filler')
  expect(() => fill(filler)).toThrow('ENOSPC')
  await expect.poll(stateOf, { timeout: 5000 }).toEqual([503, 'the database cannot be written'])
  rmSync(filler)
  await expect.poll(stateOf, { timeout: 5000 }).toEqual([200, 'ready'])
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
}
