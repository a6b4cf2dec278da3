// The readable API reference: Swagger UI over /openapi.json, from its package, without files of other hosts.
import { fileURLToPath } from 'node:url'

/** The files of Swagger UI that the page loads, by their names below /docs. */
export const SWAGGER_FILES: ReadonlyMap<string, string> = new Map([
  ['swagger-ui.css', fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css'))],
  ['swagger-ui-bundle.js', fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'))],
])

/** Addresses are relative, so that the page works behind a path of a proxy too. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Commerce middleware: API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
<script src="docs/swagger-ui-bundle.js" defer></script>
<script src="docs/start.js" defer></script>
</head>
<body>
<noscript>This page needs scripts. The same reference for machines: <a href="openapi.json">openapi.json</a>.</noscript>
<main id="reference"></main>
</body>
</html>
`

/** A file of its own, because the security policy forbids scripts within the page. */
export const START_SCRIPT = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
})
`
