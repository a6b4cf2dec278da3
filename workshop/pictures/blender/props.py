"""Places what a scene lists beside its furniture: each entry names its kind, and where it stands in inches of the model."""

import decor
import objects
import plants
import toys
from furniture import INCH, spot
from room import rug


def place(props, room):
    for prop in props:
        given = {key: value for key, value in prop.items() if key not in ('kind', 'at')}
        MAKERS[prop['kind']](spot(*prop['at']), room, **given)


def sized(value):
    return [v * INCH for v in value] if isinstance(value, list) else value * INCH


def on_wall(at, room):
    return (at[0], room.face, at[2])


MAKERS = {
    'fig': lambda at, room, tall, **more: plants.fig(at, sized(tall), **more),
    'grass': lambda at, room, tall, **more: plants.grass(at, sized(tall), **more),
    'bear': lambda at, room, tall, **more: toys.bear(at, sized(tall), **more),
    'blocks': lambda at, room, size, **more: toys.blocks(at, sized(size), **more),
    'rings': lambda at, room, tall: toys.rings(at, sized(tall)),
    'stack': lambda at, room, **more: toys.stack(at, **more),
    'books': lambda at, room, tallest=10.24, **more: toys.row(at, tallest=sized(tallest), **more),
    'basket': lambda at, room, radius, tall, colors: decor.toy_basket(at, sized(radius), sized(tall), colors),
    'picture': lambda at, room, size, colors, seed: decor.picture(on_wall(at, room), sized(size), colors, seed),
    'lamp': lambda at, room, radius: decor.lamp(at, sized(radius), room.ceiling),
    'pennants': lambda at, room, to, sag, colors: decor.pennants((at[0], room.back - 0.02, at[2]), (spot(*to)[0], room.back - 0.02, spot(*to)[2]), sized(sag), colors),
    'sheet': lambda at, room, size, colors, seed: objects.drawing(on_wall(at, room), sized(size), colors, seed),
    'shelf': lambda at, room, wide, **more: objects.shelf(on_wall(at, room), sized(wide), **more),
    'board': lambda at, room, wide, tall: objects.measuring_board(on_wall(at, room), sized(wide), sized(tall)),
    'backpack': lambda at, room, **more: objects.backpack(at, **more),
    'pouf': lambda at, room, radius, color: objects.pouf(at, sized(radius), color),
    'stool': lambda at, room, tall, color: objects.stool(at, sized(tall), color),
    'laptop': lambda at, room, **more: objects.laptop(at, **more),
    'desk_lamp': lambda at, room, tall, color: objects.desk_lamp(at, sized(tall), color),
    'rug': lambda at, room, size, color: rug(at, sized(size), color),
}
