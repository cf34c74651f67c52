/** An installed Chrome or Chromium: CHROME_PATH, the PATH, or where its installers put it. */
export function findChromium(): string | undefined
/** The one line that helps where we may not install it ourselves. */
export function howToInstall(platform: NodeJS.Platform): string
/** `Chromium 156.0.8078.79`, for reports. */
export function chromiumVersion(path: string): string
