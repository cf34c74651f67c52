import type { Browser, Page } from 'playwright-core'
import type { Figures } from '../tour.ts'

/** Runs in the page before any of its scripts: records the first paint of bars, and long tasks. */
export function install() {
  const marks = { bars: 0, tasks: [] as PerformanceEntry[] }
  Object.assign(window, { marks })
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-bar]')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => (marks.bars = performance.now())))
  })
  observer.observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => marks.tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  })
}

/** Runs in the page: scrolls forth and back, one step per frame. */
export async function scroll(axis: 'down' | 'across') {
  const scroller = (document.querySelector('[data-scroller]') ?? document.querySelector('[role=grid]')?.parentElement)!
  const { tasks } = (window as unknown as { marks: { tasks: PerformanceEntry[] } }).marks
  const box = scroller.getBoundingClientRect()
  const isBlank = () =>
    [0.3, 0.6, 0.95].some((part) => {
      const point = [
        box.left + box.width * 0.7,
        box.top + 90 + (Math.min(box.height, innerHeight) - 100) * part,
      ] as const
      return !document.elementFromPoint(...point)?.closest('[role=row]')
    })
  const before = tasks.length
  const frames: number[] = []
  let blank = 0
  await new Promise<void>((resolve) => {
    let last = performance.now()
    const step = (now: number) => {
      frames.push(now - last)
      last = now
      if (frames.length % 4 === 0 && isBlank()) blank += 1
      if (frames.length > 240) return resolve()
      const by = frames.length > 120 ? -1 : 1
      scroller.scrollBy(axis === 'across' ? by * 30 : 0, axis === 'down' ? by * 72 : 0)
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
  const own = frames.slice(2)
  return {
    fps: (1000 * own.length) / own.reduce((sum, time) => sum + time, 0),
    slow: (100 * own.filter((time) => time > 25).length) / own.length,
    long: tasks.slice(before).reduce((sum, { duration }) => sum + duration, 0),
    blank,
  }
}

/** Milliseconds from dropping a bar to the frame that shows it at the new place. */
async function drop(page: Page): Promise<number> {
  const box = await page.evaluate(() => {
    const bar = [...document.querySelectorAll<HTMLElement>('[data-bar]')].find((bar) => {
      const { left, right, top } = bar.getBoundingClientRect()
      const isHome = bar.dataset.press === undefined && !/^\d+-0$/.test(bar.dataset.bar ?? '')
      return isHome && left > 400 && right < 900 && top > 200 && top < 500
    })!
    const { left, top, width, height } = bar.getBoundingClientRect()
    const id = bar.dataset.bar
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        const look = () => {
          const now = document.querySelector<HTMLElement>(`[data-bar="${id}"]:not([data-ghost],[data-dragged])`)
          if (!now || Math.abs(now.getBoundingClientRect().left - left) < 20) return requestAnimationFrame(look)
          return setTimeout(() => Object.assign(window, { dropped: performance.now() - timeStamp }))
        }
        requestAnimationFrame(look)
      },
      { once: true, capture: true },
    )
    return { x: left + width / 2, y: top + height / 2 }
  })
  await page.mouse.move(box.x, box.y)
  await page.mouse.down()
  for (let step = 1; step <= 8; step++) await page.mouse.move(box.x + step * 14, box.y)
  await page.mouse.up()
  const handle = await page.waitForFunction(() => (window as unknown as { dropped?: number }).dropped)
  return Number(await handle.jsonValue())
}

/** All figures of one page, at a 4 × slower CPU. */
export async function measureChart(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })
  try {
    await context.addInitScript('globalThis.__name = (value) => value')
    await context.addInitScript(install)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url)
    const handle = await page.waitForFunction(() => (window as unknown as { marks: { bars: number } }).marks.bars)
    const first = Number(await handle.jsonValue())
    // Waits for work that the opening deferred, so that it does not count as scrolling.
    await page.waitForTimeout(1000)
    const down = await page.evaluate(scroll, 'down' as const)
    const moved = await drop(page)
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    // In a wide window 90 days fit. In a narrow one they are wide enough for a thumb, and scroll.
    await page.setViewportSize({ width: 620, height: 900 })
    await page.reload()
    await page.waitForFunction(() => (window as unknown as { marks: { bars: number } }).marks.bars)
    await page.waitForTimeout(1000)
    const across = await page.evaluate(scroll, 'across' as const)
    return {
      'first bars (ms)': first,
      'down: frames per second': down.fps,
      'down: slow frames (%)': down.slow,
      'across: frames per second': across.fps,
      'across: slow frames (%)': across.slow,
      'long tasks while scrolling (ms)': down.long + across.long,
      'blank samples': down.blank + across.blank,
      'drop → bar moved (ms)': moved,
      'heap (MB)': usedSize / 1e6,
    }
  } finally {
    await context.close()
  }
}
