// Values in the browser's storage. Pages work without it (private mode, full): nothing is found then, and what is written ends
// with the page.

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

function attempt<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch {
    return null
  }
}

/** The storage of all tabs, or one that stores nothing where the browser forbids even to name it. */
export const ofAllTabs = (): Store =>
  attempt(() => localStorage) ?? {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  }

/** @param key begins with `loftwood.` (forget-shopper.ts) @param isValid of whatever another release or hand has stored */
export function storedAs<Value>(key: string, isValid: (value: unknown) => value is Value) {
  return {
    read: (storage: Store): Value | null =>
      attempt(() => {
        const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
        return isValid(value) ? value : null
      }),
    write: (storage: Store, value: Value): void =>
      void attempt(() => storage.setItem(key, JSON.stringify(value))),
    clear: (storage: Store): void => void attempt(() => storage.removeItem(key)),
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string'
