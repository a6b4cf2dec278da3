// Routes of the API reference: /openapi.json for machines, /docs for people.
import { note } from '@loftwood/http-server/observe-requests'
import { Router } from 'express'
import { DOCS_PAGE, START_SCRIPT, SWAGGER_FILES } from '../reference/docs-page.ts'
import { openApiDocument, type Integrations } from '../reference/openapi.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** Made at the first request; the method table does not change while the process runs. */
export function referenceRouter(integrations: Integrations): Router {
  let description: string | undefined
  const router = Router()
  router.get('/openapi.json', (_request, response) => {
    note(response, { route: '/openapi.json' })
    description ??= JSON.stringify(openApiDocument(integrations))
    response.type('json').send(description)
  })
  router.get('/docs', (_request, response) => {
    note(response, { route: '/docs' })
    response.type('html').send(DOCS_PAGE)
  })
  router.get('/docs/start.js', (_request, response) => {
    note(response, { route: '/docs' })
    response.type('js').send(START_SCRIPT)
  })
  router.get('/docs/:file', (request, response, next) => {
    const path = SWAGGER_FILES.get(request.params.file)
    if (!path) return next()
    note(response, { route: '/docs' })
    return response.sendFile(path, { maxAge: DAY_MS, dotfiles: 'allow' })
  })
  return router
}
