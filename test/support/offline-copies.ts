/** What a browser has cached of replies, for journeys that go offline. */
import type { Page } from '@playwright/test'

/** When the offline copy was last written: it is sealed and stored shortly after the screen shows it. */
export async function copiedAt(page: Page, name: string): Promise<number> {
  return page.evaluate(async name => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const known = await indexedDB.databases()
    if (!known.some(database => database.name === 'twinbot-copies')) return 0
    const database = await done(indexedDB.open('twinbot-copies'))
    const stored = database.objectStoreNames.contains('copies')
    const row = stored && (await done(database.transaction('copies').objectStore('copies').get(name)))
    database.close()
    return row ? row.at : 0
  }, name)
}
