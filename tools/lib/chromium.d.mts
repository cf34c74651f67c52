/** An installed Chrome or Chromium: CHROME_PATH, the PATH, or where its installers put it. */
export function findChromium(): string | undefined
/** Chromium without a window around its pages, or any Chromium; CHROME_PATH goes first. */
export function findHeadlessShell(): string | undefined
/** What replays run in; installed by apt-get where that asks nothing. */
export function ensureHeadlessShell(): Promise<string>
/** The one line that helps where we may not install it ourselves. */
export function howToInstall(platform: NodeJS.Platform): string
/** `Chromium 156.0.8078.79`, for reports. */
export function chromiumVersion(path: string): string
