/** What a browser has stored to send later, for journeys. */

/** To be evaluated in a page: `work` on the outbox's `store`. */
export const inOutbox = (work: string): string => `new Promise((resolve, reject) => {
  const opening = indexedDB.open('twinbot-outbox', 1)
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const store = opening.result.transaction('unsent', 'readwrite').objectStore('unsent')
    const asked = ${work}
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  }
})`

export const unsentCount = inOutbox('store.count()')
