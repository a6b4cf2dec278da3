// Reads the arguments off the wire: the JSON array of a POST's body or of a GET's `?body=`.
import type { ParsedUrlQuery } from 'node:querystring'
import express, { type Request, type RequestHandler } from 'express'
import { AppError } from '../errors.ts'

/** Larger bodies are refused, as the existing SDK's server does. */
export const BODY_LIMIT = 100 * 1024
const MAX_URL_LENGTH = 8_192

/** Parses JSON bodies; other types have been refused before. */
export function parseBody(): RequestHandler {
  const parse = express.json({ limit: BODY_LIMIT, strict: false, reviver: withoutPrototypes })
  return (request, response, next) => (request.method === 'POST' ? parse(request, response, next) : next())
}

/** The arguments of a call: an array. The existing SDK sends an object for queries of the caller's own. @throws NOT_AN_ARRAY */
export function argumentsOfBody(value: unknown, mayBeObject = false): unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null)
    throw new AppError('NOT_AN_ARRAY', 'The arguments must be a JSON array')
  if (mayBeObject) return [value]
  throw new AppError('NOT_AN_ARRAY', 'The arguments must be a JSON array: put the object in one, [{…}]')
}

/** The arguments of a GET; without `?body=` there are none. @throws URL_TOO_LONG, INVALID_JSON, NOT_AN_ARRAY */
export function argumentsOfQuery(
  address: string,
  { body = '[]' }: ParsedUrlQuery,
  mayBeObject = false,
): unknown[] {
  if (address.length > MAX_URL_LENGTH) {
    throw new AppError('URL_TOO_LONG', 'The address is too long; send the call by POST')
  }
  if (typeof body !== 'string') throw new AppError('NOT_AN_ARRAY', 'There must be one ?body=')
  return argumentsOfBody(parseJson(body), mayBeObject)
}

/** Body parsers read a body that is too large to its end before they refuse it. @throws BODY_TOO_LARGE */
export function checkBodySize(request: Request): void {
  if (Number(request.get('content-length')) > BODY_LIMIT) throw bodyTooLarge()
}

export function bodyTooLarge(): AppError {
  return new AppError('BODY_TOO_LARGE', 'The body has more than 100 kB')
}

/** A body needs a JSON content type: pages of other sites cannot send it without a CORS preflight. */
export function requireJson(request: Request): void {
  const type = request.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type === 'application/json') return
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, withoutPrototypes)
  } catch {
    throw new AppError('INVALID_JSON', '?body= is not JSON')
  }
}

/** Drops keys that would reach an object's prototype. */
export function withoutPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value
}
