import { runQuietly } from './child-process.mjs'
import { findOnPath } from './find-on-path.mjs'

/** Whether a package can be installed without a prompt: as root on Debian. */
export const mayInstall = () => process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined

/** Installs packages with apt-get, without prompts. */
export async function installPackages(...names) {
  // Waits if another package manager holds the lock.
  const apt = { command: 'apt-get', env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  await runQuietly({ ...apt, args: [...wait, 'update'] })
  await runQuietly({ ...apt, args: [...wait, 'install', '-y', '--no-install-recommends', ...names] })
}
