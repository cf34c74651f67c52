// The package's own types describe its default entry only. Its JSON would be a type of 1,900 keys.
declare module '@iconify-json/lucide/icons.json' {
  const lucide: { icons: Record<string, { body: string } | undefined> }
  export = lucide
}
