/** The part of package-lock.json that names licences. */
interface Lockfile {
  packages: Record<string, { dev?: boolean; license?: string }>
}

/** Licences that packages without a field in package.json have by the text that comes with them. */
const licensesByText: Record<string, string> = {
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
  eval: 'MIT',
  'require-like': 'MIT',
}

/** Packages that are installed with the product, by licence (SPDX), both in alphabetical order. */
export function packagesByLicense({ packages }: Lockfile): Map<string, string[]> {
  const byLicense = new Map<string, Set<string>>()
  for (const [path, { dev, license }] of Object.entries(packages)) {
    if (path === '' || dev) continue
    const name = path.replace(/^.*node_modules\//, '')
    const known = license ?? licensesByText[name] ?? 'unknown'
    byLicense.set(known, (byLicense.get(known) ?? new Set()).add(name))
  }
  const sorted = [...byLicense].map(([license, names]) => [license, [...names].toSorted()] as const)
  return new Map(sorted.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([license, names]) => [license, [...names]]))
}

/** docs/licenses.md. */
export function licensesPage(byLicense: Map<string, string[]>): string {
  const sections = [...byLicense].map(
    ([license, names]) => `## ${license}\n\n${names.map((name) => `\`${name}\``).join(', ')}\n`,
  )
  return `# Licences

The packages that \`npm ci --omit=dev\` installs, by their licence (SPDX). \`npm run licenses\` writes this page from
\`package-lock.json\`; a test compares, and fails for a licence that is not permitted. \`npm run sbom\` has versions and checksums.

${sections.join('\n')}`
}
