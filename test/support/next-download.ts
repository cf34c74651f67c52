import { mkdtempSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'

/** What browsers name or leave empty until it is complete. */
const isPart = (name: string) => /\.(part|wkdownload)$/.test(name)

function completeFile(folder: string) {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
  const name = names.find((one) => !isPart(one) && statSync(join(folder, one)).size > 0)
  if (!name || names.some(isPart)) throw new Error('no file was downloaded')
  return name
}

/**
 * The file that a browser puts into its folder of downloads, for those whose driver does not tell of it. It is taken out, so that the next
 * one of this name gets no number.
 */
export const nextDownload = (folder: string) =>
  vi.waitFor(
    () => {
      const name = completeFile(folder)
      const path = join(mkdtempSync(join(folder, 'taken-')), name)
      renameSync(join(folder, name), path)
      return { suggestedFilename: () => name, path: async () => path }
    },
    { timeout: 20_000, interval: 40 },
  )
