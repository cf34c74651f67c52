import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { filesOf, filesOfPage, gzippedSize, measureFiles, measurePages } from '../../tools/lib/bundle-size.mjs'

const manifest = {
  'index.html': { file: 'entry.js', css: ['entry.css'], imports: ['_react.js'], dynamicImports: ['src/list.tsx'] },
  '_react.js': { file: 'react.js', imports: ['index.html'] },
  'src/list.tsx': { file: 'list.js', css: ['list.css'], assets: ['photo.png'], imports: ['_react.js'] },
}

test('a page loads its static imports, and nothing lazy', () => {
  expect(filesOf(manifest, ['index.html'])).toEqual(['entry.css', 'entry.js', 'react.js'])
})

test('a shared chunk is loaded once', () => {
  expect(filesOf(manifest, ['index.html', 'src/list.tsx'])).toEqual([
    'entry.css',
    'entry.js',
    'list.css',
    'list.js',
    'react.js',
  ])
})

test('the files named by the built page are loaded, with their imports', () => {
  const html = '<script type="module" src="/entry.js"></script><link rel="stylesheet" href="/entry.css">'
  expect(filesOf(manifest, filesOfPage(html))).toEqual(['entry.css', 'entry.js', 'react.js'])
})

test('a script that is not built is counted too', () => {
  const html = '<script src="/early.js"></script><script type="module" src="/entry.js"></script>'
  expect(filesOf(manifest, filesOfPage(html))).toEqual(['early.js', 'entry.css', 'entry.js', 'react.js'])
})

test('a module that has moved is reported, not counted as zero', () => {
  expect(() => filesOf(manifest, ['src/gone.tsx'])).toThrow('src/gone.tsx is not in the manifest')
})

test('a page over its budget is found', () => {
  const read = () => randomBytes(10_000)
  const pages = [
    { name: 'small enough', modules: ['index.html'], budget: 40 },
    { name: 'too large', modules: ['index.html', 'src/list.tsx'], budget: 40 },
  ]
  expect(measurePages(manifest, pages, read).map(({ isOver }) => isOver)).toEqual([false, true])
})

test('the page of a language is measured by the files that it names', () => {
  const html = '<script src="/words.ar.js"></script><link rel="stylesheet" href="/right-to-left.css">'
  const sizes = { 'words.ar.js': 8_000, 'right-to-left.css': 3_000 }
  const page = { name: 'Arabic', budget: 10, files: filesOfPage(html) }
  const { files, isOver } = measureFiles(page, (file) => randomBytes(sizes[file]))
  expect([files.map(({ file }) => file), isOver]).toEqual([['words.ar.js', 'right-to-left.css'], true])
})

test('a kB is 1,000 bytes after gzip', () => {
  expect(gzippedSize(randomBytes(100_000))).toBeCloseTo(100, 0)
})
