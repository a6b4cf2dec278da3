// A cached public response.
import type { Cacheable } from '@loftwood/http-cache/cache-entry'
import { etagOf } from '@loftwood/http-cache/etag'
import type { Codec } from '@loftwood/http-cache/redis-entries'
import { addTags } from '@loftwood/http-cache/tags'

export interface PublicAnswer extends Cacheable {
  readonly body: Buffer
  readonly etag: string
}

/** The method's name, and the tags of its row in the method table. */
export interface TaggedMethod {
  name: string
  tags: readonly string[]
}

/** Makes the value; its tags are computed when they are first needed. */
export function publicAnswer(body: Buffer, method: TaggedMethod): PublicAnswer {
  let tags: ReadonlySet<string> | undefined
  return {
    body,
    etag: etagOf(body),
    bytes: body.length,
    get tags() {
      return (tags ??= tagsOf(body, method))
    },
  }
}

function tagsOf(body: Buffer, method: TaggedMethod): ReadonlySet<string> {
  const tags = new Set(method.tags)
  addTags(tags, method.name, JSON.parse(body.toString()))
  return tags
}

/** In Redis a response is stored as its bytes. */
export const answerCodec: Codec<PublicAnswer> = {
  encode: ({ body }) => body,
  decode: (body, tags) => ({ body, etag: etagOf(body), bytes: body.length, tags }),
}
