// What a message is about, as its first lines: Magento's contact form has no fields for topic and order.
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import type { Translate } from '../../platform/i18n/translator.ts'
import type { Topic } from './contact-schema.ts'

interface About {
  topic: Topic
  order: string
}

export const TOPIC_LABELS: Readonly<Record<Exclude<Topic, ''>, MessageKey>> = {
  product: 'contact.topicOf.product',
  order: 'contact.topicOf.order',
  delivery: 'contact.topicOf.delivery',
  warranty: 'contact.topicOf.warranty',
  other: 'contact.topicOf.other',
}

/** Whether the form has a field for the order's number. */
export const isAboutOrder = (topic: Topic): boolean => ['order', 'delivery', 'warranty'].includes(topic)

/** Empty when nothing was said. A number that was typed for another topic is left out. */
export function aboutWhat({ topic, order }: About, t: Translate): string {
  const lines = [
    topic && t(TOPIC_LABELS[topic]),
    isAboutOrder(topic) && order && t('contact.aboutOrder', { number: order }),
  ].filter(Boolean)
  return lines.length > 0 ? `${lines.join('\n')}\n\n` : ''
}
