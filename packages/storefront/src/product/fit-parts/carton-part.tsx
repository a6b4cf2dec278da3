// The cartons of the product as chosen, against the door, the stairs and the elevator at home.
import { CartonAnswers } from '../../fit/carton/carton-answers.tsx'
import { countCartons } from '@loftwood/fit/carton-load'
import type { FitPartProps } from './fit-part-props.ts'

export function CartonPart({ subject, choice: { quantity } }: FitPartProps) {
  return <CartonAnswers cartons={countCartons([{ cartons: subject.fit.cartons, quantity }])} />
}
