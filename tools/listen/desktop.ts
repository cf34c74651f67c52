import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findOnPath } from '../lib/find-on-path.mjs'
import { createPrograms } from './programs.ts'

/** The parts of a desktop on which Orca runs, and the Debian package of each. */
const parts = {
  Xvfb: 'xvfb',
  'dbus-daemon': 'dbus',
  openbox: 'openbox',
  xdotool: 'xdotool',
  orca: 'orca',
}
const busLaunchers = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher']

/** Debian packages without which nothing can be listened to. */
export const missingPackages = (): string[] => [
  ...Object.entries(parts).flatMap(([program, name]) => (findOnPath([program]) ? [] : [name])),
  ...(busLaunchers.some((file) => existsSync(file)) ? [] : ['at-spi2-core']),
]

/** Settings of Orca that keep to the app: no echo of typed keys, and a page that opens is not read to its end. */
const orcaSettings = {
  speechServerFactory: 'speech_to_file',
  enableBraille: false,
  enableKeyEcho: false,
  enableEchoByCharacter: false,
  sayAllOnLoad: false,
  presentDateTime: false,
  progressBarVerbosity: 0,
}

/** A screen that nobody sees, with a window manager and the screen reader. */
export interface Desktop {
  /** Environment of the programs on this desktop. */
  env: NodeJS.ProcessEnv
  /** What Orca has said, a line for each utterance. */
  speechFile: string
  /** How many events Orca has got from the browser, and how many of them wait. */
  eventsFile: string
  end: () => Promise<void>
}

/** Starts a desktop with Orca, which speaks into a file. Into `debugFile` Orca writes why it says what it says. */
export async function startDesktop(debugFile?: string): Promise<Desktop> {
  const home = mkdtempSync(join(tmpdir(), 'back-office-listen-'))
  const folder = (name: string) => {
    const path = join(home, name)
    mkdirSync(path, { mode: 0o700 })
    return path
  }
  const speechFile = join(home, 'speech.txt')
  const eventsFile = join(home, 'events.txt')
  const programsFolder = folder('bin')
  // With this program Orca looks for another one of the same user, and would not start beside it.
  writeFileSync(join(programsFolder, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o700 })
  const env: NodeJS.ProcessEnv = {
    PATH: `${programsFolder}:${process.env.PATH}`,
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_RUNTIME_DIR: folder('runtime'),
    XDG_CONFIG_HOME: folder('config'),
    XDG_DATA_HOME: folder('data'),
    XDG_CACHE_HOME: folder('cache'),
    GSETTINGS_BACKEND: 'memory',
    SPEECH_FILE: speechFile,
    EVENTS_FILE: eventsFile,
  }
  const output = join(home, 'programs.log')
  const programs = createPrograms()
  const end = async () => {
    await programs.end()
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    env['DISPLAY'] = await startScreen(programs, home, env, output)
    const bus = `unix:path=${join(home, 'runtime', 'bus')}`
    programs.start('dbus-daemon', ['--session', '--nofork', `--address=${bus}`], { env, output })
    await waitFor(() => existsSync(join(home, 'runtime', 'bus')), 'the session bus')
    env['DBUS_SESSION_BUS_ADDRESS'] = bus
    const launcher = busLaunchers.find((file) => existsSync(file))!
    programs.start(launcher, ['--launch-immediately', '--a11y=1', '--screen-reader=1'], { env, output })
    await waitFor(() => existsSync(join(home, 'runtime', 'at-spi')), 'the accessibility bus')
    programs.start('openbox', ['--sm-disable'], { env, output })
    const preferences = folder('orca')
    const profile = { profile: ['Default', 'default'] }
    const voice = 'speech_to_file.py'
    copyFileSync(new URL(voice, import.meta.url), join(preferences, voice))
    writeFileSync(
      join(preferences, 'user-settings.conf'),
      JSON.stringify({
        general: { ...orcaSettings, startingProfile: profile.profile },
        pronunciations: {},
        keybindings: {},
        profiles: { default: { ...profile, ...orcaSettings, pronunciations: {}, keybindings: {} } },
      }),
    )
    programs.start('orca', ['-u', preferences, ...(debugFile ? ['--debug-file', debugFile] : [])], { env, output })
    await waitFor(
      () => existsSync(speechFile) && readFileSync(speechFile, 'utf8').includes('Screen reader on.'),
      'Orca',
    )
    return { env, speechFile, eventsFile, end }
  } catch (error) {
    const log = existsSync(output) ? readFileSync(output, 'utf8') : ''
    await end()
    throw new Error(`${String(error)}\n${log}`, { cause: error })
  }
}

type Programs = ReturnType<typeof createPrograms>

/** Xvfb takes a free display itself and writes its number to a file. */
async function startScreen(programs: Programs, home: string, env: NodeJS.ProcessEnv, output: string) {
  const number = join(home, 'display')
  const command = 'exec Xvfb -displayfd 3 -screen 0 1400x1000x24 -nolisten tcp 3>"$0"'
  programs.start('sh', ['-c', command, number], { env, output })
  await waitFor(() => existsSync(number) && readFileSync(number, 'utf8').endsWith('\n'), 'the screen')
  return `:${readFileSync(number, 'utf8').trim()}`
}

/** Waits until something is there, for a minute at most. */
async function waitFor(isThere: () => boolean, what: string) {
  const until = performance.now() + 60_000
  while (!isThere()) {
    if (performance.now() > until) throw new Error(`${what} did not start`)
    await delay(50)
  }
}

/** `43.1` */
export const readerVersion = () => execFileSync('orca', ['--version'], { encoding: 'utf8' }).trim()
