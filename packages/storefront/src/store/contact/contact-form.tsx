// A message to the shop. The fields are cleared only after it was sent.
import { ContactUsDocument } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { FormRow } from '@loftwood/ui/layout'
import { Notification } from '@loftwood/ui/notification'
import { SelectField } from '@loftwood/ui/select-field'
import { TextArea } from '@loftwood/ui/text-area'
import { TextField } from '@loftwood/ui/text-field'
import { useState, type ChangeEvent } from 'react'
import { useClient } from '../../platform/data/use-query.ts'
import { useCaptcha, withCaptcha } from '../../platform/captcha/use-captcha.tsx'
import { OperationError } from '../../platform/data/operation-error.ts'
import { ShopForm } from '../../platform/forms/shop-form.tsx'
import { useShopForm } from '../../platform/forms/use-shop-form.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { aboutWhat, isAboutOrder, TOPIC_LABELS } from './about-what.ts'
import { contactUsSchema, TOPICS, type Topic } from './contact-schema.ts'
import { UserError } from '../../platform/data/user-error.ts'

const LABELS = {
  name: 'contact.name',
  email: 'form.emailLabel',
  telephone: 'contact.telephone',
  topic: 'contact.topic',
  order: 'contact.order',
  comment: 'contact.comment',
} as const
const EMPTY = { name: '', email: '', telephone: '', topic: '', order: '', comment: '' } as const

/** Name, e-mail, what it is about, and the message. */
export function ContactForm() {
  const t = useT()
  const client = useClient()
  const captcha = useCaptcha('contact')
  const [isSent, setSent] = useState(false)
  const [topic, setTopic] = useState<Topic>('')
  const form = useShopForm({
    id: 'contact-us',
    schema: contactUsSchema,
    labels: LABELS,
    initial: EMPTY,
    send: async ({ telephone, topic: about, order, comment, ...values }) => {
      setSent(false)
      const input = {
        ...values,
        telephone: telephone || null,
        comment: aboutWhat({ topic: about, order }, t) + comment,
      }
      const context = withCaptcha(await captcha.answer())
      const { data, error } = await client.mutation(ContactUsDocument, { input }, context)
      if (error) throw new OperationError(error)
      if (data?.contactUs?.status !== true) throw new UserError(t('error.title'))
      form.reset(EMPTY)
      setTopic('')
      setSent(true)
    },
  })
  const topicField = form.field('topic')
  const onTopic = (event: ChangeEvent<HTMLSelectElement>) => {
    setTopic(event.target.value as Topic)
    void topicField.onChange(event)
  }
  return (
    <ShopForm form={form} failed="contact.failed">
      {isSent && <Notification tone="success">{t('contact.sent')}</Notification>}
      <TextField {...form.field('name')} required autoComplete="name" />
      <FormRow>
        <TextField {...form.field('email')} type="email" required autoComplete="email" spellCheck={false} />
        <TextField
          {...form.field('telephone')}
          type="tel"
          autoComplete="tel"
          labelNote={t('form.optional')}
        />
      </FormRow>
      <FormRow>
        <SelectField
          {...topicField}
          onChange={onTopic}
          labelNote={t('form.optional')}
          placeholder={t('contact.choose')}
          options={TOPICS.map((value) => ({ value, label: t(TOPIC_LABELS[value]) }))}
        />
        {isAboutOrder(topic) && (
          <TextField
            {...form.field('order')}
            inputMode="numeric"
            autoComplete="off"
            labelNote={t('form.optional')}
            hint={t('contact.orderHint')}
          />
        )}
      </FormRow>
      <TextArea {...form.field('comment')} required rows={6} />
      {captcha.field}
      <div>
        <Button type="submit" size="lg" loading={form.isBusy} loadingLabel={t('common.loading')}>
          {t('contact.send')}
        </Button>
      </div>
    </ShopForm>
  )
}
