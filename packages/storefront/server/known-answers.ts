// What the middleware answered before, by address: asked for again each time, but sent, read and cleaned anew only when the
// middleware says that it is another. As long as it is the same it stays the same object, so whatever was made of it holds.
import { LRUCache } from 'lru-cache'

export interface KnownAnswer<Answer> {
  etag: string
  asked: Answer
  /** Of its JSON. */
  bytes: number
}

export type KnownAnswers<Answer> = Pick<LRUCache<string, KnownAnswer<Answer>>, 'get' | 'set'>

/** Makes an empty store. @param maxBytes of JSON; read, it takes a few times as much */
export function createKnownAnswers<Answer>(maxBytes: number): KnownAnswers<Answer> {
  return new LRUCache<string, KnownAnswer<Answer>>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, path) => bytes + path.length,
  })
}
