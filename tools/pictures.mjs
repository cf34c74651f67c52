// `npm run pictures -- firefox` takes pictures of every screen, to be compared by eye. Options: a browser (chromium, firefox, webkit),
// --theme dark, --width 320, --colours forced. They are put beside those of other browsers in test-results/pictures/index.html.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureBuiltForTests } from './lib/build.mjs'
import { runInForeground } from './lib/child-process.mjs'
import { ensureHeadlessShell } from './lib/chromium.mjs'
import { ensureFirefox } from './lib/firefox.mjs'
import { ensureWebKit } from './lib/webkit.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    theme: { type: 'string', default: 'light' },
    width: { type: 'string', default: '1280' },
    colours: { type: 'string', default: 'own' },
  },
})
const [browser = 'chromium'] = positionals
const browsers = {
  chromium: ensureHeadlessShell,
  firefox: ensureFirefox,
  webkit: ensureWebKit,
}
const folder = 'test-results/pictures'
const view = [values.theme, values.width, ...(values.colours === 'forced' ? ['forced'] : [])].join('-')

const directoriesIn = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** A page with a row for each screen, and in it the pictures of each browser and view. */
function writeIndex() {
  const taken = directoriesIn(folder).flatMap((name) =>
    directoriesIn(join(folder, name)).map((shown) => `${name}/${shown}`),
  )
  const screens = [...new Set(taken.flatMap((path) => readdirSync(join(folder, path))))].toSorted()
  const row = (screen) =>
    `<h2>${screen.replace('.png', '')}</h2>\n` +
    taken
      .map((path) => `<figure><figcaption>${path}</figcaption><img src="${path}/${screen}" alt=""></figure>`)
      .join('\n')
  const style = 'figure { display: inline-block; margin: 0 8px 8px 0; vertical-align: top } img { max-width: 31vw }'
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><title>Screens</title><style>${style}</style>\n${screens.map(row).join('\n')}\n</html>\n`,
  )
}

const find = browsers[browser]
if (!find) throw new Error(`No browser ${browser}: ${Object.keys(browsers).join(', ')}`)
if (!(await find())) throw new Error(`${browser} is not installed`)
await ensureBuiltForTests({ withFurther: false })
mkdirSync(folder, { recursive: true })
process.exitCode = await runInForeground(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'pictures'],
  {
    env: {
      TEST_BROWSER: browser,
      PICTURES_FOLDER: join(folder, browser, view),
      PICTURES_THEME: values.theme,
      PICTURES_WIDTH: values.width,
      PICTURES_COLOURS: values.colours,
    },
  },
)
writeIndex()
