import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'

interface Paper {
  /** The text of each sheet. */
  sheets: readonly string[]
  /** Width and height of each sheet, in points. */
  sizes: readonly (readonly [number, number])[]
  /** Size of the smallest letters, in points. */
  smallest: number
}

/** For Firefox, playwright-core hands on the inches of a sheet where WebDriver BiDi takes centimetres. */
const a4 = process.env.TEST_BROWSER === 'firefox' ? { width: '21in', height: '29.7in' } : { format: 'A4' }

/** What the browser would print of a page: the text as it is on paper, not in the document. */
export async function printed(page: Page): Promise<Paper> {
  const bytes = await page.pdf({ preferCSSPageSize: true, ...a4 })
  const paper = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(paper)
  const pages = await Promise.all(text.map((_, at) => paper.getPage(at + 1)))
  const sizes = pages.map((sheet) => {
    const { width, height } = sheet.getViewport({ scale: 1 })
    return [Math.round(width), Math.round(height)] as const
  })
  const contents = await Promise.all(pages.map((sheet) => sheet.getTextContent()))
  const letters = contents.flatMap(({ items }) =>
    items.flatMap((item) => ('height' in item && item.str.trim() ? [item.height] : [])),
  )
  return { sheets: text.map((sheet) => sheet.replace(/\s+/g, ' ')), sizes, smallest: Math.min(...letters) }
}
