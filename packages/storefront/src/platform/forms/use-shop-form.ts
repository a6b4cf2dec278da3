// A form of the shop: checked by a zod schema, errors beside the fields and in the summary, one submission at a time.
import type { FieldProblem } from '@loftwood/ui/error-summary'
import { useMemo, useState, type FormEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import type { MessageKey } from '../i18n/message-key.ts'
import { useT } from '../i18n/use-t.ts'
import { errorText, focusFirst, formProblems } from './field-errors.ts'
import { useSubmit } from './use-submit.ts'
import { zodResolver } from './zod-resolver.ts'

interface ShopFormSettings<Values extends FieldValues> {
  /** Before the ids of the fields. */
  id: string
  schema: $ZodType<Values>
  /** The fields in their order. */
  labels: Readonly<Record<keyof Values & string, MessageKey>>
  initial: Values
  /** What a valid form does; what it throws is the form's failure. */
  send: (values: Values) => Promise<void>
}

/** Nothing typed is lost when sending fails. */
export function useShopForm<Values extends FieldValues>(settings: ShopFormSettings<Values>) {
  const { id, schema, labels, initial, send } = settings
  const t = useT()
  const resolver = useMemo(() => zodResolver(schema), [schema])
  const form = useForm<Values>({
    resolver,
    defaultValues: initial as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const { isBusy, failure, run } = useSubmit()
  const { errors } = form.formState
  const submit = form.handleSubmit(
    (values) => {
      setProblems([])
      return run(() => send(values as Values))
    },
    (found) => {
      const texts = Object.fromEntries(
        Object.entries<MessageKey>(labels).map(([name, key]) => [name, t(key)]),
      )
      const list = formProblems(found, texts, { prefix: id, t })
      setProblems(list)
      focusFirst(list)
    },
  )
  return {
    /** Attributes of the field's input. */
    field: (name: keyof Values & string) => ({
      ...form.register(name as Path<Values>),
      id: `${id}-${name}`,
      label: t(labels[name]),
      error: errorText(errors[name] as { message?: unknown } | undefined, t),
    }),
    /** Attributes of the form element. */
    element: {
      noValidate: true,
      method: 'post',
      onSubmit: (event: FormEvent) => void submit(event),
    } as const,
    problems,
    isBusy,
    failure,
    setValue: form.setValue,
    reset: form.reset,
  }
}
