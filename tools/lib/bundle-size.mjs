import { gzipSync } from 'node:zlib'

/** The scripts and styles that the HTML of a built page references. */
export const filesOfPage = (html) => [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file)

/**
 * The files of these modules and all their static imports: what a browser must load for them. A module is named by its source or by
 * its built file.
 */
export function filesOf(manifest, modules) {
  const files = new Set()
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key] ?? Object.values(manifest).find(({ file }) => file === key)
    // A stylesheet can have a file without a chunk, and a script of public/ has none.
    if (!chunk && /\.(js|css)$/.test(key)) return void files.add(key)
    if (!chunk) throw new Error(`${key} is not in the manifest: has it moved, or is it no longer loaded lazily?`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (/\.(js|css)$/.test(file)) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const module of modules) visit(module)
  return [...files].sort()
}

/** Gzipped size in kB of 1,000 bytes. */
export const gzippedSize = (contents) => gzipSync(contents, { level: 9 }).length / 1000

/** Measures these files against a budget. */
export function measureFiles({ name, budget, files: names }, read) {
  const files = names.map((file) => ({ file, size: gzippedSize(read(file)) }))
  const total = files.reduce((sum, { size }) => sum + size, 0)
  return { name, budget, files, total, isOver: total > budget }
}

/** Measures the files of each page against its budget. */
export const measurePages = (manifest, pages, read) =>
  pages.map(({ name, modules, budget }) => measureFiles({ name, budget, files: filesOf(manifest, modules) }, read))
