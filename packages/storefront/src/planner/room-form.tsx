// The room by numbers: its size, the unit, and what is on its walls.
import { Button } from '@loftwood/ui/button'
import { IconButton } from '@loftwood/ui/icon-button'
import { Icon } from '@loftwood/ui/icon'
import { SelectField } from '@loftwood/ui/select-field'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Plus, Trash2 } from 'lucide'
import { UnitSwitch } from '../fit/my-home/unit-switch.tsx'
import { LengthField } from '../fit/length-field.tsx'
import { useT } from '../platform/i18n/use-t.ts'
import {
  FIXTURE_LIMITS,
  FIXTURES,
  fitted,
  resized,
  ROOM_LIMITS,
  USUAL_WIDTH,
  wallLength,
  WALLS,
  type Fixture,
  type FixtureKind,
} from './geometry/room.ts'
import { freeId } from './plan.ts'
import { planAtom, selectedAtom } from './planner-atoms.ts'
import type { PlanActions } from './use-plan-actions.ts'

const HEADING = 'planner-room'

interface FixtureFieldsProps {
  fixture: Fixture
  actions: PlanActions
}

function FixtureFields({ fixture, actions }: FixtureFieldsProps) {
  const t = useT()
  const { room } = useAtomValue(planAtom)
  const length = wallLength(room, fixture.wall)
  const change = (facts: Partial<Fixture>) => actions.changeFixture(fitted({ ...fixture, ...facts }, room))
  return (
    <div className="mt-3 grid grid-cols-2 gap-3">
      <SelectField
        label={t('planner.wall')}
        value={fixture.wall}
        options={WALLS.map((wall) => ({ value: wall, label: t('planner.wallName', { wall }) }))}
        onChange={({ target }) => change({ wall: WALLS.find((wall) => wall === target.value) ?? 'top' })}
      />
      <LengthField
        label={t('planner.fixtureWidth')}
        value={fixture.width}
        min={FIXTURE_LIMITS.least}
        max={Math.min(FIXTURE_LIMITS.most, length)}
        onChange={(width) => change({ width })}
      />
      <LengthField
        label={t('planner.fixtureOffset', { wall: fixture.wall })}
        value={fixture.offset}
        min={0}
        max={length - fixture.width}
        onChange={(offset) => change({ offset })}
      />
      {fixture.kind === 'door' && (
        <SelectField
          label={t('planner.swing')}
          value={`${fixture.hinge} ${fixture.opensInwards ? 'in' : 'out'}`}
          options={(['start in', 'end in', 'start out', 'end out'] as const).map((value) => ({
            value,
            label: t('planner.swingOf', { swing: value.replace(' ', '_') }),
          }))}
          onChange={({ target: { value } }) =>
            change({ hinge: value.startsWith('end') ? 'end' : 'start', opensInwards: value.endsWith('in') })
          }
        />
      )}
    </div>
  )
}

function FixtureRow({ fixture, actions }: FixtureFieldsProps) {
  const t = useT()
  const [selected, select] = useAtom(selectedAtom)
  const isOpen = selected === fixture.id
  const label = t('planner.fixtureOn', { kind: fixture.kind, wall: fixture.wall })
  return (
    <li className="border-t border-line py-2">
      <div className="flex items-center justify-between gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => select(isOpen ? null : fixture.id)}
          className="min-h-11 flex-1 text-start underline-offset-4 hover:underline"
        >
          {label}
        </button>
        <IconButton
          label={t('planner.removeNamed', { name: label })}
          icon={<Icon of={Trash2} />}
          onClick={() => {
            actions.removeFixture(fixture.id)
            // The button goes with its fixture.
            document.getElementById(HEADING)?.focus()
          }}
        />
      </div>
      {isOpen && <FixtureFields fixture={fixture} actions={actions} />}
    </li>
  )
}

function RoomSize({ actions }: { actions: PlanActions }) {
  const t = useT()
  const { room } = useAtomValue(planAtom)
  return (
    <div className="mb-4 grid grid-cols-2 gap-3">
      {(['width', 'depth'] as const).map((side) => (
        <LengthField
          key={side}
          label={t(`planner.${side}`)}
          value={room[side]}
          min={ROOM_LIMITS.least}
          max={ROOM_LIMITS.most}
          onChange={(inches) => actions.changeRoom(resized(room, { [side]: inches }))}
        />
      ))}
    </div>
  )
}

/** One button for each kind. */
function AddFixture({ actions }: { actions: PlanActions }) {
  const t = useT()
  const { room } = useAtomValue(planAtom)
  const select = useSetAtom(selectedAtom)
  const add = (kind: FixtureKind) => {
    const id = freeId('f', room.fixtures)
    const width = USUAL_WIDTH[kind]
    const place = { wall: 'top', offset: (room.width - width) / 2 } as const
    actions.changeFixture(fitted({ id, kind, width, ...place, hinge: 'start', opensInwards: true }, room))
    select(id)
  }
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-3">
      {FIXTURES.map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          size="sm"
          disabled={room.fixtures.length >= ROOM_LIMITS.fixtures}
          iconStart={<Icon of={Plus} size="sm" />}
          onClick={() => add(kind)}
        >
          {t('planner.fixture', { kind })}
        </Button>
      ))}
    </div>
  )
}

export function RoomForm({ actions }: { actions: PlanActions }) {
  const t = useT()
  const { room } = useAtomValue(planAtom)
  return (
    <section aria-labelledby={HEADING}>
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={HEADING} tabIndex={-1} className="text-xl">
          {t('planner.room')}
        </h2>
        <UnitSwitch labelHidden />
      </div>
      <RoomSize actions={actions} />
      <ul>
        {room.fixtures.map((fixture) => (
          <FixtureRow key={fixture.id} fixture={fixture} actions={actions} />
        ))}
      </ul>
      <AddFixture actions={actions} />
    </section>
  )
}
