"""Dresses the beds of a scene: what the model lays on a mattress becomes covers and pillows with folds."""
import math
from typing import NamedTuple

import surfaces
from cloth import cover, lying, mattress, pillow
from furniture import INCH, SOFT, matrix_of
from mathutils import Vector
from solids import tube

# How high it lies on its mattress, metres.
DUVET = 0.038
# A shorter mattress, inches, is that of a model of a bed: it lies bare.
SHORTEST = 40
# A mattress above this, inches, lies between guard rails.
GUARDED = 30
# Covers that hang less than this, inches, are tucked into the case of a trundle.
TUCKED = 4


class Lie(NamedTuple):
    """How covers and pillows lie on a bed."""

    loose: float
    """How far covers swing out at the sides, from 0 to 1."""
    side: float
    """How far covers reach beyond the mattress's sides, metres; less than nothing where boards are bolted beside it."""
    overhang: float
    """How far an upper cover reaches beyond the one below it, metres."""
    tip: float
    """How far a pillow leans on the headboard, radians."""
    lift: float
    """The middle of a pillow above the mattress, metres."""
    tall: float
    """How thick a pillow is, metres."""


OPEN = Lie(1.0, 0.006, 0.014, 0.3, 0.105, 0.17)
BETWEEN_RAILS = Lie(0.12, -0.016, 0.002, 0.04, 0.075, 0.13)
IN_A_CASE = Lie(0.12, 0.006, 0.002, 0.0, 0.078, 0.17)


def lie_of(bed, on):
    if bed['position'][1] > GUARDED:
        return BETWEEN_RAILS
    return IN_A_CASE if any(part['role'] == 'duvet' and part['size'][1] < TUCKED for part in on) else OPEN


def dress(parts, looks, throws):
    """`throws`: colours of woollen blankets over the foot ends, mattress by mattress from below; None for none."""
    beds = sorted((p for p in parts if p['shape'] == 'mattress'), key=lambda p: p['position'][1])
    for i, bed in enumerate(beds):
        if bed['size'][0] < SHORTEST:
            plain(bed, looks)
            continue
        on = [p for p in parts if p['shape'] in SOFT and p is not bed and is_on(p, bed)]
        dress_one(bed, on, looks, throws[i] if i < len(throws) else None, i)
    cords(parts, looks)
    for part in parts:
        if part['shape'] in ('duvet', 'pillow') and not any(is_on(part, bed) for bed in beds):
            loose(part, looks)


def cords(parts, looks):
    """Piping around mattresses that lie uncovered."""
    for part in parts:
        if part['shape'] == 'piping':
            length, _, width = (side * INCH for side in part['size'])
            base = lying(matrix_of(part))
            x, y, r = length / 2 - 0.004, width / 2 - 0.004, 0.034
            corners = [(x - r, y - r, 0), (r - x, y - r, 1), (r - x, r - y, 2), (x - r, r - y, 3)]
            around = [base @ Vector((cx + r * math.cos(a), cy + r * math.sin(a), 0)) for cx, cy, k in corners for a in (math.pi / 2 * (k + n / 6) for n in range(7))]
            tube([*around, around[0]], 0.005, looks.of('piping'))


def is_on(part, bed):
    away = [part['position'][k] - bed['position'][k] for k in range(3)]
    reach = [bed['size'][k] / 2 + 2 for k in range(3)]
    return abs(away[0]) < reach[0] and abs(away[2]) < reach[2] and -6 < away[1] < 14


def dress_one(bed, on, looks, throw, seed):
    base = matrix_of(bed)
    length, height, width = (side * INCH for side in bed['size'])
    # What is sold as a mattress lies uncovered, so its cover is quilted.
    look = surfaces.quilted(looks.textiles['fabric']) if bed['material'] == 'fabric' else looks.of(bed['material'])
    mattress(lying(base), (length, width, height), look)
    flat = lying(base).inverted()
    lie = lie_of(bed, on)
    top, half = height / 2, width / 2 + lie.side
    is_high = lie is BETWEEN_RAILS
    pillows = [p for p in on if p['role'] == 'pillow']
    # The first lies at the head; a long one that is sold lies along the bed.
    head = 0 if not pillows else 1 if (flat @ matrix_of(pillows[0])).translation.x > 0 else -1
    is_sold = bool(pillows) and pillows[0]['material'] == 'fabric'
    for n, part in enumerate(pillows):
        at = (flat @ matrix_of(part)).translation
        if part['material'] == 'fabric':
            own_pillow(part, looks, base, at, top, head)
            continue
        size = (part['size'][0] * INCH + 0.05, part['size'][2] * INCH, lie.tall)
        # Away from the head: its corner would come through between the slats.
        start = lying(base, (at.x - head * 0.03, at.y, top + lie.lift), (-0.09, 0.06)[n % 2], head * -lie.tip)
        pillow(start, size, looks.of(part['material']), seed * 5 + n)
    # How far the duvet reaches towards the head, from the middle.
    edge = 0
    for part in on:
        if part['role'] == 'duvet':
            at = (flat @ matrix_of(part)).translation.x
            long = part['size'][0] * INCH
            edge = head * at + long / 2
            drop = 0.075 if is_high else min(0.13, max(0.05, part['size'][1] * INCH - 0.02))
            cover(lying(base, (at, 0, top), 0.008), long, half, drop, looks.of(part['material']), DUVET, seed + 2, at, lie.loose)
            if throw:
                foot = at - head * long * 0.24
                cloth = surfaces.cloth(throw, fuzz=0.8, coarse=0.8)
                cover(lying(base, (foot, 0, top), 0.008), 0.46, half + lie.overhang, drop + 0.02, cloth, DUVET + 0.02, seed + 2, foot, lie.loose, DUVET + 0.009)
    for part in on:
        if part['role'] == 'fold':
            at = (flat @ matrix_of(part)).translation.x
            drop = 0.07 if is_high else min(0.12, max(0.05, part['size'][1] * INCH - 0.02))
            long = part['size'][0] * INCH
            # Up to under the pillow, where a gap would be a dark hole. A pillow that is sold lies in full view.
            start, end = (edge - long, edge) if is_sold else (head * at - long / 2 - 0.025, head * at + long / 2 + 0.125)
            if is_high:
                # Its edge would be seen between the boards.
                end = length / 2 - 0.01
            place = head * (start + end) / 2 if head else at
            cover(lying(base, (place, 0, top), -0.012), end - start, half + lie.overhang, drop, looks.of(part['material']), DUVET + 0.026, seed + 2, place, lie.loose, DUVET + 0.009)


def own_pillow(part, looks, base, at, top, head):
    """A pillow that is sold: as long, wide and full as its measures, across the bed or along it."""
    length, tall, width = (side * INCH for side in part['size'])
    is_across = abs(math.sin(part['rotation'][1])) > 0.5
    size = (width, length, tall) if is_across else (length, width, tall)
    lift = tall / 2 if is_across else tall * 0.42 + DUVET
    tip = head * -0.12 if is_across else 0.0
    pillow(lying(base, (at.x, at.y, top + lift + 0.012), 0.04 if is_across else 0.07, tip), size, looks.of(part['material']), 4)


def plain(part, looks):
    """Its box with round edges."""
    length, height, width = (side * INCH for side in part['size'])
    mattress(lying(matrix_of(part)), (length, width, height), looks.of(part['material']))


def loose(part, looks):
    """What lies by itself keeps its box."""
    base = matrix_of(part)
    size = [side * INCH for side in part['size']]
    if part['shape'] == 'pillow':
        pillow(lying(base), (size[0], size[2], size[1]), looks.of(part['material']), 3)
    else:
        cover(lying(base, (0, 0, -size[1] / 2)), size[0], size[2] / 2, size[1], looks.of(part['material']), size[1], 3)
