// What a name, a company or a town may hold: the back end's mails show them to people who did not type them.
import { isPlainName } from '@loftwood/graphql-types/plain-name'
import * as z from 'zod/mini'

export const plainName = z.refine<string>(isPlainName, { error: 'form.plainName' })
