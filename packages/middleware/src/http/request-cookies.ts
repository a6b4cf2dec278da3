// The cookies of a request, by cookie-parser; called as a function, because public reads bypass Express.
import type { IncomingMessage } from 'node:http'
import cookieParser from 'cookie-parser'
import type { Request, Response } from 'express'
import type { Cookies } from '../integrations/commerce/cookies.ts'

const parse = cookieParser()

/** Parses the header at the first call; later calls for the same request get the same object. */
export function requestCookies(request: IncomingMessage): Cookies {
  // cookie-parser uses nothing that Express adds to a request, and does not touch the response.
  parse(request as Request, {} as Response, () => undefined)
  return (request as Request & { cookies: Cookies }).cookies
}
