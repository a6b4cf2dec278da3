// The OpenAPI description of all methods, made from the method table.
import type { DocumentNode } from 'graphql'
import { ERRORS } from '../errors.ts'
import type { Method } from '../integrations/commerce/methods/method.ts'
import { argumentSchema } from './argument-schemas.ts'
import { descriptionOf, errorList, introduction } from './descriptions.ts'
import { ResultSchemas } from './result-schemas.ts'

type Json = Record<string, unknown>

/** Integrations by their name in the URL. */
export type Integrations = ReadonlyMap<string, { methods: Readonly<Record<string, Method>> }>

const error: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { type: 'string', enum: Object.keys(ERRORS) },
        message: { type: 'string' },
        requestId: { type: 'string' },
        data: {},
      },
    },
  },
}

const graphQLErrors: Json = {
  type: 'array',
  description: 'What the back end refused; `extensions.category` says of what kind it is',
  items: {
    type: 'object',
    properties: { message: { type: 'string' }, path: { type: 'array' }, extensions: { type: 'object' } },
  },
}

const storeParameters = [
  { name: 'store', in: 'query', schema: { type: 'string' }, description: 'Store view; wins over the cookie' },
  { name: 'currency', in: 'query', schema: { type: 'string' }, description: 'Display currency (ISO 4217)' },
]

/** The description of all integrations' methods, OpenAPI 3.1. */
export function openApiDocument(integrations: Integrations): Json {
  const results = new ResultSchemas()
  const paths: Json = {}
  const groups = new Set<string>()
  for (const [integration, { methods }] of integrations) {
    for (const [name, method] of Object.entries(methods)) {
      paths[`/${integration}/${name}`] = pathItem(`${integration}_${name}`, method, results)
      if (method.group) groups.add(method.group)
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Commerce middleware', version: '1', description: introduction() },
    // Relative to this document, wherever a proxy puts it.
    servers: [{ url: '.' }],
    tags: [...groups].map((name) => ({ name })),
    paths,
    components: { schemas: { ...results.components, Error: error, GraphQLErrors: graphQLErrors } },
  }
}

function pathItem(id: string, method: Method, results: ResultSchemas): Json {
  const responses = {
    200: { description: 'The answer of the back end', content: json(answerSchema(method, results)) },
    default: { description: errorList(method), content: json({ $ref: '#/components/schemas/Error' }) },
  }
  const operation = {
    summary: method.summary,
    description: descriptionOf(method),
    tags: [method.group ?? id],
    responses,
  }
  const args = argumentsSchema(method)
  const post = {
    ...operation,
    operationId: id,
    parameters: storeParameters,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: args, example: method.example } },
    },
  }
  if (method.kind === 'write') return { post }
  const body = {
    name: 'body',
    in: 'query',
    content: { 'application/json': { schema: args, example: method.example } },
  }
  return { post, get: { ...operation, operationId: `${id}ByGet`, parameters: [body, ...storeParameters] } }
}

function argumentsSchema(method: Method): Json {
  const argument = argumentSchema(method)
  if (!argument) return { type: 'array', maxItems: 0 }
  return { type: 'array', prefixItems: [argument.schema], minItems: argument.isOptional ? 0 : 1 }
}

function answerSchema(method: Method, results: ResultSchemas): Json {
  const data = { anyOf: [results.of(method.document as DocumentNode), { type: 'null' }] }
  return { type: 'object', properties: { data, errors: { $ref: '#/components/schemas/GraphQLErrors' } } }
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}
