// Turns the errors of a form into texts beside the fields and into the summary above them.
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FieldProblem } from '@loftwood/ui/error-summary'
import type { MessageKey } from '../i18n/message-key.ts'
import type { Translate } from '../i18n/translator.ts'

/** The text of one field's error; undefined when it has none. */
export function errorText(error: { message?: unknown } | undefined, t: Translate): string | undefined {
  return typeof error?.message === 'string' ? t(error.message as MessageKey) : undefined
}

/** One error per field, in the order of the fields; ids are `<prefix>-<field>`. */
export function formProblems<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  labels: Readonly<Record<string, string>>,
  { prefix, t }: { prefix: string; t: Translate },
): FieldProblem[] {
  return Object.entries(labels).flatMap(([field, label]) => {
    const text = errorText(errors[field] as { message?: unknown } | undefined, t)
    return text ? [{ fieldId: `${prefix}-${field}`, message: t('common.labelled', { label, text }) }] : []
  })
}

/** Of the errors that a submit has found, those that remain: a field is checked again at every input. */
export function stillWrong<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getFieldState'>,
  found: FieldErrors<Values>,
): FieldErrors<Values> {
  const isWrong = (name: string) => form.getFieldState(name as Path<Values>).invalid
  return Object.fromEntries(Object.entries(found).filter(([name]) => isWrong(name))) as FieldErrors<Values>
}

/** Puts the focus on the first invalid field, after the summary has had it to be read. */
export function focusFirst(problems: readonly FieldProblem[]): void {
  const [first] = problems
  if (first) setTimeout(() => document.getElementById(first.fieldId)?.focus())
}
