// Form fields in every state.
import { useState } from 'react'
import { Search } from 'lucide'
import { Checkbox } from '@loftwood/ui/checkbox'
import { ErrorSummary } from '@loftwood/ui/error-summary'
import { Icon } from '@loftwood/ui/icon'
import { FormRow, FormStack } from '@loftwood/ui/layout'
import { PasswordField } from '@loftwood/ui/password-field'
import { QuantityStepper } from '@loftwood/ui/quantity-stepper'
import { RadioGroup } from '@loftwood/ui/radio-group'
import { RangeField, type Range } from '@loftwood/ui/range-field'
import { SelectField } from '@loftwood/ui/select-field'
import { TextArea } from '@loftwood/ui/text-area'
import { TextField } from '@loftwood/ui/text-field'
import { Specimen } from './specimen.tsx'

const PROVINCES = [
  { value: 'BC', label: 'British Columbia' },
  { value: 'NL', label: 'Newfoundland and Labrador' },
  { value: 'QC', label: 'Québec' },
]

const METHODS = [
  { value: 'flat', label: 'Standard delivery', description: '5 to 8 business days', trailing: '$79.00' },
  {
    value: 'room',
    label: 'Livraison dans la pièce de votre choix',
    description: 'Sur rendez-vous',
    trailing: '149,00 $',
  },
  {
    value: 'pickup',
    label: 'Store pick-up',
    description: 'Not available for this address',
    trailing: 'Free',
    disabled: true,
  },
]

function TextFields() {
  return (
    <FormStack className="max-w-form">
      <ErrorSummary
        title="Please check two fields"
        problems={[
          { fieldId: 'field-email', message: 'The email field must be a valid email' },
          { fieldId: 'field-shipping', message: 'Choose a shipping method' },
        ]}
        headingLevel={4}
      />
      <FormRow>
        <TextField label="First name" autoComplete="given-name" required />
        <TextField label="Last name" autoComplete="family-name" defaultValue="Tremblay-Beauséjour" required />
      </FormRow>
      <TextField
        id="field-email"
        label="Email"
        type="email"
        autoComplete="email"
        defaultValue="anne@"
        error="The email field must be a valid email"
        required
      />
      <TextField
        label="Téléphone"
        labelNote="(facultatif)"
        hint="Le transporteur l’utilisera pour fixer le rendez-vous de livraison."
        type="tel"
      />
      <TextField label="Postal code" defaultValue="H2X 1Y4" disabled />
      <TextField
        label="Search"
        labelHidden
        leading={<Icon of={Search} />}
        type="search"
        placeholder="Search bunks and lofts"
      />
      <PasswordField
        label="Password"
        showLabel="Show password"
        hideLabel="Hide password"
        autoComplete="new-password"
        hint="At least 8 characters"
      />
      <SelectField label="Province" options={PROVINCES} placeholder="Choose a province" required />
      <SelectField
        label="Trier par"
        compact
        options={[{ value: 'a', label: 'Prix, du plus bas au plus élevé' }]}
      />
      <SelectField label="Country" options={PROVINCES} error="This field is required" />
      <TextArea label="Order comment" hint="For the carrier" />
    </FormStack>
  )
}

function Boxes() {
  const [method, setMethod] = useState('flat')
  return (
    <>
      <Checkbox label="My billing address is the same" defaultChecked />
      <Checkbox label="Subscribe to the newsletter" hint="About once a month" />
      <Checkbox
        label="J’accepte les conditions générales de vente et la politique de confidentialité"
        error="This field is required"
        required
      />
      <Checkbox label="Not available" disabled />
      <RadioGroup
        legend="Gift wrap"
        options={[
          { value: 'y', label: 'Yes' },
          { value: 'n', label: 'No' },
        ]}
      />
      <RadioGroup
        legend="Shipping method"
        framed
        options={METHODS}
        value={method}
        onChange={setMethod}
        required
      />
      <RadioGroup
        id="field-shipping"
        legend="Shipping method, with an error"
        framed
        options={METHODS}
        error="Choose a shipping method"
      />
    </>
  )
}

function Numbers() {
  const [quantity, setQuantity] = useState(1)
  const [range, setRange] = useState<Range>([400, 1800])
  const stepper = {
    label: 'Quantity',
    problemLabel: 'Enter a whole number, 1 or more',
    decreaseLabel: 'One less',
    increaseLabel: 'One more',
  }
  return (
    <>
      <QuantityStepper {...stepper} value={quantity} onChange={setQuantity} max={5} />
      <QuantityStepper {...stepper} size="sm" value={quantity} onChange={setQuantity} />
      <QuantityStepper {...stepper} value={1} onChange={setQuantity} disabled />
      <div className="w-full max-w-sm">
        <RangeField
          legend="Price"
          lowLabel="From"
          highLabel="To"
          unit="$"
          limits={[199, 2499]}
          value={range}
          onChange={setRange}
          slider
        />
      </div>
    </>
  )
}

/** Text, choices of one and of many, numbers. */
export function FieldsChapter() {
  return (
    <>
      <Specimen title="Text fields" stacked>
        <TextFields />
      </Specimen>
      <Specimen title="Checkboxes and radio buttons" stacked narrow>
        <Boxes />
      </Specimen>
      <Specimen title="Numbers">
        <Numbers />
      </Specimen>
    </>
  )
}
