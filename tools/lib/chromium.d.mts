/** Path of an installed Chrome or Chromium: CHROME_PATH, the PATH, or the installers' default locations. */
export function findChromium(): string | undefined
/** Path of a Chrome or Chromium that can show windows: no headless shell. */
export function findWindowedChromium(): string | undefined
/** Chromium's headless shell, or any Chromium. CHROME_PATH takes precedence. */
export function findHeadlessShell(): string | undefined
/** The headless shell for replays; installed with apt-get where that needs no prompt. */
export function ensureHeadlessShell(): Promise<string>
/** The install command to show where this program can't install Chromium itself. */
export function howToInstall(platform: NodeJS.Platform): string
/** `Chromium 156.0.8078.79`, for reports. */
export function chromiumVersion(path: string): string
/** Path of a Chromium for tests; installed with apt-get where that needs no prompt. */
export function ensureChromium(label?: string): Promise<string>
