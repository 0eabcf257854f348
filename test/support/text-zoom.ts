/** Text at 200 %, and what does not fit then: text that leaves the window, is cut off, or overlaps other text. */
import type { Page } from '@playwright/test'

export async function doubleTextSize(page: Page): Promise<void> {
  await page.evaluate(`document.documentElement.style.fontSize = '200%'
    new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))`)
}

/**
 * Run in the browser. Text that scrolls, is collapsed, floats over the page, or is clamped on purpose is
 * fine.
 */
function misfits(): string[] {
  const found = new Set<string>()
  const over = document.documentElement.scrollWidth - innerWidth
  if (over > 0) found.add(`the page is ${over} too wide`)
  const modal = document.querySelector('dialog:modal')
  const placed: Array<{ text: string; parent: Element; box: DOMRect }> = []

  /** How the elements around a line of text treat it. */
  function fate(box: DOMRect, parent: Element): 'placed' | 'free' | 'gone' | 'cut' {
    let free = false
    for (let part: Element | null = parent; part && part !== document.body; part = part.parentElement) {
      const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(part)
      if (position === 'fixed' || position === 'sticky') free = true
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const around = part.getBoundingClientRect()
      if (around.height < 4 || (webkitLineClamp !== 'none' && box.top >= around.bottom - 2)) return 'gone'
      if (/auto|scroll/.test(overflowX + overflowY)) free = true
      if (!free && (box.left < around.left - 1 || box.right > around.right + 1)) return 'cut'
    }
    return free ? 'free' : 'placed'
  }

  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent?.trim().slice(0, 40)
    const parent = walk.currentNode.parentElement
    if (
      !text ||
      !parent ||
      parent.closest('.unseen, .skip-link, option') ||
      (modal && !modal.contains(parent))
    )
      continue
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(walk.currentNode)
    for (const box of range.getClientRects()) {
      const how = fate(box, parent)
      if (how === 'cut') found.add(`“${text}” is cut`)
      if (how !== 'placed') continue
      if (box.left < -1 || box.right > innerWidth + 1) found.add(`“${text}” leaves the window`)
      placed.push({ text, parent, box })
    }
  }
  for (const [index, a] of placed.entries())
    for (const b of placed.slice(index + 1)) {
      if (a.parent.contains(b.parent) || b.parent.contains(a.parent)) continue
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
      if (width > 3 && height > 6) found.add(`“${a.text}” lies over “${b.text}”`)
    }
  return [...found]
}

/** Poll it: parts that look at their own size move a moment later. */
export const layoutProblems = (page: Page): Promise<string[]> => page.evaluate(`(${misfits})()`)
