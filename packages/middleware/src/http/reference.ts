// Routes of the API reference: /openapi.json for machines, /docs for people.
import { note } from '@loftwood/http-server/observe-requests'
import { Router } from 'express'
import { docsPage } from '../reference/docs-page.ts'
import { openApiDocument, type Integrations } from '../reference/openapi.ts'

/** Made at the first request; the method table does not change while the process runs. */
export function referenceRouter(integrations: Integrations): Router {
  let description: string | undefined
  let page: string | undefined
  const router = Router()
  router.get('/openapi.json', (_request, response) => {
    note(response, { route: '/openapi.json' })
    description ??= JSON.stringify(openApiDocument(integrations))
    response.type('json').send(description)
  })
  router.get('/docs', (_request, response) => {
    note(response, { route: '/docs' })
    page ??= docsPage(integrations)
    response.type('html').send(page)
  })
  return router
}
