const maxWidth = 118

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** Formats JSON for line-based diffs: a value that fits stays on one line. */
export function formatJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value) ?? 'null'
  if (typeof value !== 'object' || value === null || indent.length + line.length <= maxWidth) return line
  const inner = `${indent}  `
  const parts = isList(value)
    ? value.map((each) => formatJson(each, inner))
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([key, each]) => `${JSON.stringify(key)}: ${formatJson(each, inner)}`)
  const [open, close] = isList(value) ? '[]' : '{}'
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}

/** JSON with the containers of the first `levels` levels written one entry per line, and everything below on one line. */
export function formatRows(value: unknown, levels: number, indent = ''): string {
  if (levels === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const rows = isList(value)
    ? value.map((each) => formatRows(each, levels - 1, inner))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${formatRows(each, levels - 1, inner)}`)
  const [open, close] = isList(value) ? '[]' : '{}'
  return rows.length === 0
    ? `${open}${close}`
    : `${open}\n${rows.map((row) => inner + row).join(',\n')}\n${indent}${close}`
}
