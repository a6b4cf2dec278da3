// The questions of a content page as schema.org data: every <details> is one.
import type { FAQPage } from 'schema-dts'
import { plainText } from '../platform/plain-text.ts'

const QUESTION = /<details[^>]*>\s*<summary[^>]*>(.*?)<\/summary>(.*?)<\/details>/gs

/** Undefined for a page without questions. @param html clean HTML of the back end */
export function describeFaq(html: string): FAQPage | undefined {
  const questions = Array.from(html.matchAll(QUESTION), ([, question = '', answer = '']) => ({
    '@type': 'Question' as const,
    name: plainText(question),
    acceptedAnswer: { '@type': 'Answer' as const, text: answer.trim() },
  }))
  return questions.length > 0 ? { '@type': 'FAQPage', mainEntity: questions } : undefined
}
